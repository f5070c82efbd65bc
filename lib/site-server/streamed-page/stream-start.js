// On a streamed page, before the loader: React starts from data that came with the page, and which no hash could allow as scripts.
{
  const { entry, flight } = JSON.parse(document.getElementById('flight').text);
  self.__next_f = flight;
  self.TURBOPACK = entry;
  const { href } = location;
  // Back, after a reload, leads to another page of the same document as long as React has not started.
  const onBack = () => {
    if (location.href.split('#')[0] !== href.split('#')[0]) location.reload();
  };
  addEventListener('popstate', onBack);
  // The price of an offer that is followed goes along (lib/flights/selected-offer.ts).
  const onClick = ({ target }) => {
    const seen = target.closest?.('[data-price-seen]')?.dataset.priceSeen;
    try {
      if (seen) sessionStorage.setItem('karam.price-seen.v1', seen);
    } catch {
      // With blocked storage the record begins with the form.
    }
  };
  addEventListener('click', onClick, true);
  addEventListener('karam:alive', () => removeEventListener('popstate', onBack), { once: true });
}
