/** A WhatsApp link without a number: the app asks whom the text is for, and one can choose oneself. */
export function whatsAppShareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
