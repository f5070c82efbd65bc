/**
 * The passwords that attackers try first: at least eight characters, in lower case, without the digits and signs that people add at the ends. The
 * server's leak check covers more (docs/operations/hosted-supabase.md); this check needs no network.
 */
const commonStems = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd pa$$word qwerty qwertyui qwertyuiop qwertz azerty asdfgh asdfghjk asdfghjkl zxcvbn
  zxcvbnm qazwsx qazwsxedc q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1qaz2wsx 1qazxsw2 zaq12wsx abcd1234 abc123 a1b2c3d4 abcdefg abcdefgh abcdefghi
  iloveyou iloveu ilove loveyou lovely princess sunshine football baseball basketball superman batman spiderman pokemon starwars
  welcome letmein trustno monkey dragon master shadow michael jennifer jordan michelle daniel jessica charlie ashley matthew
  computer internet samsung google facebook instagram whatsapp microsoft apple iphone android admin administrator adminadmin root
  toor guest user test testtest testing default changeme login master hello hellohello killer soccer hockey
  freedom whatever starwars access flower cheese summer winter spring autumn liverpool chelsea arsenal barcelona realmadrid
  manchester juventus ronaldo messi cristiano manutd blessed jesus christ mohammed mohammad muhammad mohamed ahmed abdullah fatima
  allah bismillah alhamdulillah inshallah mashallah subhanallah allahuakbar qatar doha qatarqatar dohadoha qatarairways qatartravel
  karam karamtravel travel traveller traveler holiday holidays vacation flight flights airport airline
  habibi habibti marhaba india pakistan philippines bangladesh nepal kerala krishna ganesh sairam jaimatadi
  mustang ferrari mercedes toyota nissan corvette porsche family mother father brother sister babygirl babyboy lovelove
  naruto minecraft fortnite pubgpubg metallica nirvana snoopy tigger garfield buster cookie pepper ginger bailey
  thomas robert william andrew joshua anthony nicole hannah amanda samantha elizabeth jasmine forever friends
  asdfasdf qweqwe qweasd qweasdzxc asdasd zxczxc aaaaaa abcabc xxxxxx mypassword newpassword`.split(/\s+/),
);

const rows = ['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** A run of neighbouring keys, such as 34567 or tyui, counts as one character from this length. */
const runLength = 4;

/** Whether a password is very common, or little more than the owner's address. Blanks at the ends are ignored. */
export function isCommonPassword(password: string, email = ''): boolean {
  const text = password.trim().toLowerCase();
  const stem = text.replace(/^[\d\W_]+|(?<![\d\W_])[\d\W_]+$/g, '');
  const name = email.toLowerCase().split('@')[0] ?? '';
  if (commonStems.has(text) || commonStems.has(stem)) return true;
  if (name.length > 2 && (stem === name || text === email.trim().toLowerCase() || text === name)) return true;
  return isRepeated(text) || isMadeOfRuns(text);
}

/** One, two or four characters repeated. */
function isRepeated(text: string): boolean {
  return [1, 2, 3, 4].some(
    (size) =>
      text ===
      text
        .slice(0, size)
        .repeat(Math.ceil(text.length / size))
        .slice(0, text.length),
  );
}

function isMadeOfRuns(text: string): boolean {
  if (text.length < runLength) return false;
  let at = 0;
  while (at < text.length) {
    let length = 1;
    while (at + length < text.length && rows.some((row) => row.includes(text.slice(at, at + length + 1)))) length += 1;
    if (length < Math.min(runLength, text.length - at)) return false;
    at += length;
  }
  return true;
}
