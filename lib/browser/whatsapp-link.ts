/** A WhatsApp link without a number: the app asks for the recipient. */
export function whatsAppShareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
