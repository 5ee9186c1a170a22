import { describe, expect, it } from 'vitest';
import { languages } from '../../../../widgets/runtime/language/language';
import {
  isAmong,
  isNear,
  piecesOf,
  queryKey,
  queryWords,
  termsOf,
  wordsOf,
  writtenForms,
} from '../../../../widgets/runtime/search/words';

describe('the words of a text', () => {
  it('are in lower case, without accents and signs', () => {
    expect(wordsOf('BI-FAST: Rp2.500, “Café” & ﬁn')).toEqual(['bi', 'fast', 'rp2', '500', 'cafe', 'fin']);
  });

  it('are one where a sign joins two letters', () => {
    expect(wordsOf('S&K, T&C & food&drinks')).toEqual(['sk', 'tc', 'food', 'drinks']);
  });

  it('are no longer than a word is', () => {
    expect(wordsOf('a'.repeat(10_000))).toEqual(['a'.repeat(32)]);
  });
});

describe('the words of a query', () => {
  it('leave out those that say nothing, unless there are no others', () => {
    expect(queryWords('Bagaimana cara blokir kartu saya?', 'Indonesia')).toEqual(['blokir', 'kartu']);
    expect(queryWords('How do I block my card?', 'English')).toEqual(['block', 'card']);
    expect(queryWords('apa itu', 'Indonesia')).toEqual(['apa', 'itu']);
  });

  it('leave out those, too, as people write them in a hurry', () => {
    expect(queryWords('krtu blm nyampe', 'Indonesia')).toEqual(['krtu', 'nyampe']);
  });

  it('are read to the end of a long question', () => {
    const key = queryKey('saya mau tanya bagaimana cara untuk blokir kartu');
    expect(queryWords(key, 'Indonesia')).toEqual(['tanya', 'blokir', 'kartu']);
  });

  it('are few, however much is typed', () => {
    expect(queryWords('kata '.repeat(10_000), 'Indonesia')).toEqual(['kata']);
    expect(queryWords(Array.from({ length: 50 }, (_, at) => `k${at}`).join(' '), 'Indonesia')).toHaveLength(6);
  });

  it('are the same key for the same words, and hold nothing that means something in an address', () => {
    expect(queryKey('  Blokir   KARTU! ')).toBe('blokir-kartu');
    expect(queryKey('"><script>&q=../..%2f#')).toBe('script-q-2f');
    expect(queryKey('\ud800 ☃')).toBe('');
    expect(queryKey(undefined)).toBe('');
  });
});

describe('the roots of a word', () => {
  const forms = {
    Indonesia: {
      ...{ terblokir: 'blokir', pengiriman: 'kirim', penutupan: 'tutup', memotong: 'potong', melayani: 'layan' },
      ...{ layanan: 'layan', menggunakan: 'guna', keamanan: 'aman', biayanya: 'biaya', pertanyaan: 'tanya' },
      mencairkan: 'cair',
    },
    English: { fees: 'fee', blocked: 'block', transferred: 'transfer', closing: 'close', currencies: 'currency' },
  };
  const all = languages.flatMap((language) =>
    Object.entries(forms[language]).map((form) => [...form, language] as const),
  );
  it.each(all)('%s is a form of %s (%s)', (word, root, language) => {
    expect(termsOf(word, language)).toContain(root);
  });

  it.each(['kartu', 'biaya', 'uang', 'simpan', 'makan', 'ikan', 'bank', 'beda', 'ganti'])('%s has no affix', (word) => {
    expect(termsOf(word, 'Indonesia')).toEqual([word]);
  });

  it.each([
    ['penghargaannya', 'harga'],
    ['perusahaannya', 'usaha'],
  ])('%s is no form of %s', (word, root) => {
    expect(termsOf(word, 'Indonesia')).not.toContain(root);
  });
});

describe('a word as it is spoken or mistyped', () => {
  it.each([
    ['bayarin', 'bayar'],
    ['dibalikin', 'balik'],
    ['ngisi', 'isi'],
    ['nyampe', 'sampai'],
    ['ngeblokir', 'blokir'],
    ['ketransfer', 'transfer'],
    ['ketelen', 'telan'],
    ['ilang', 'hilang'],
  ])('%s may be written %s', (spoken, written) => {
    expect(writtenForms(spoken, 'Indonesia')).toContain(written);
  });

  it('is not looked for among spoken words in English', () => {
    expect(writtenForms('begin', 'English')).toEqual([]);
  });

  it('has few written forms, however long it is', () => {
    expect(writtenForms(`menge${'e'.repeat(27)}`, 'Indonesia').length).toBeLessThan(60);
  });

  it.each([
    ['krtu', 'kartu', true],
    ['kaartu', 'kartu', true],
    ['katru', 'kartu', true],
    ['kattu', 'kartu', true],
    ['artu', 'kartu', false],
    ['krt', 'kartu', false],
    ['kurang', 'kurs', false],
  ])('%s is near to %s: %s', (typed, right, expected) => {
    expect(isNear(typed, right)).toBe(expected);
  });
});

it('cuts a text at the words that were looked for, in whatever form and case they stand', () => {
  const text = 'Cara memblokir kartu: <b>BLOKIR</b>';
  const pieces = piecesOf(text, isAmong(new Set(['blokir']), 'Indonesia'));
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter((piece) => piece.isMatch).map((piece) => piece.text)).toEqual(['memblokir', 'BLOKIR']);
});
