import { describe, expect, it } from 'vitest';
import { bareTextIn, bareTextOfProject, failures } from '@/scripts/checks/bare-text';

describe('texts on a page that the browser translates', () => {
  it('are in elements of their own wherever React removes them, or inserts before them', () => {
    expect(bareTextOfProject('.').map(({ place, failure }) => `${place} ${failures[failure]}`)).toEqual([]);
  }, 60_000);

  it.each([
    ["<p>{isSending && <Spinner />}{t('send')}</p>", ['follows']],
    ["<p>{isSending ? <Spinner /> : <Icon />} {isSending ? t('sending') : t('send')}</p>", ['follows']],
    ["<p>{list.map((one) => <b key={one}>{one}</b>)} {t('all')}</p>", ['follows']],
    ["<p><Maybe />{t('send')}</p>", ['follows']],
    ["<p>{t('title')} {isOld && t('old')}</p>", ['goes']],
    ["<p>{price !== null && t.rich('from', { price })}</p>", ['goes']],
    ["<p>{isKnown ? <b>1</b> : t('unknown')} <i /></p>", ['goes']],
    ["<>{t('title')}<b /></>", ['fragment']],
    ['<>{before}<b /></>', ['fragment']],
    ["<p><Icon />{isSlow ? t('slow') : t('loading')}</p>", ['changes']],
    ["<p>{t('found', { count })} <b /></p>", ['changes']],
    ["isDone ? <p><Icon />{t('done')}</p> : <p><Spinner />{t('wait')}</p>", ['twin', 'twin']],
    ['<p>{t.rich(word, values)}</p>', ['keyless']],
    ["<p>{isSending && <Spinner />}<span>{t('send')}</span></p>", []],
    ["<p>{isSending ? t('sending') : t('send')}</p>", []],
    ["<p>{t('title')} {isOld && <span>{t('old')}</span>}</p>", []],
    ["<p><Icon />{t('send')}</p>", []],
    ['<p key={word}>{t.rich(word, values)}</p>', []],
    ['<div>{isOpen && <Notice />}{children}</div>', []],
  ])('%s', (tags, expected) => {
    const found = bareTextIn('component.tsx', `const shown = ${tags};`);
    expect(found.map(({ failure }) => failure)).toEqual(expected);
  });

  it('are apart where a name stands for one that changes', () => {
    const source = 'const text = useWaitText();\nconst shown = <p><Spinner />{text}</p>;';
    expect(bareTextIn('component.tsx', source)).toMatchObject([{ place: 'component.tsx:2', failure: 'changes' }]);
  });

  it('are not all that a component renders', () => {
    const source = "function Found() {\n  if (isEmpty) return <b />;\n  return t('found');\n}";
    expect(bareTextIn('component.tsx', source)).toMatchObject([{ place: 'component.tsx:3', failure: 'component' }]);
  });
});
