// @vitest-environment node
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { AttachmentType } from '../../../widgets/whistleblowing-form/whistleblowing-form.attachments';
import { inspect } from '../../../widgets/whistleblowing-form/whistleblowing-form.sent-files';

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));

const segment = (marker: number, content: Uint8Array) => [
  ...[0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255],
  ...content,
];

/** @param fields short numbers of the first table, by field number */
const exif = (fields: Record<number, number>, order: 'MM' | 'II' = 'MM') => {
  const entries = Object.entries(fields);
  const view = new DataView(new ArrayBuffer(8 + 2 + entries.length * 12 + 4));
  const isLittle = order === 'II';
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, 8, isLittle);
  view.setUint16(8, entries.length, isLittle);
  entries.forEach(([field, value], index) => {
    view.setUint16(10 + index * 12, Number(field), isLittle);
    view.setUint16(12 + index * 12, 3, isLittle);
    view.setUint32(14 + index * 12, 1, isLittle);
    view.setUint16(18 + index * 12, value, isLittle);
  });
  return [...new Uint8Array(view.buffer)];
};

const jfif = segment(0xe0, bytes('JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]));
const profile = segment(0xe2, bytes('ICC_PROFILE\0', [1, 1, 7, 7]));
const adobe = segment(0xee, bytes('Adobe', [0, 100, 0, 0, 0, 0, 1]));
const table = segment(0xdb, bytes([0, 1, 2, 3]));
/** Its data has an escaped byte and a restart marker. */
const scan = [...segment(0xda, bytes([1, 1, 0, 0, 63, 0])), 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56];
const jpeg = (...segments: (readonly number[])[]) => bytes([0xff, 0xd8], ...segments, [0xff, 0xd9]);

const chunk = (name: string, content: Uint8Array) => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  return [...head, ...Buffer.from(name), ...content, 1, 2, 3, 4];
};
const png = (...chunks: (readonly number[])[]) =>
  bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', new Uint8Array(13)),
    ...chunks,
    chunk('IDAT', deflateSync(Buffer.alloc(4))),
    chunk('IEND', new Uint8Array()),
  );

const look = (file: Uint8Array<ArrayBuffer>, type: AttachmentType) => {
  const { found, clean, left } = inspect(file, type);
  return {
    found: [...found].sort(),
    clean: clean && bytes(...clean.map((part) => [...part])),
    ...(left && { left: [...left].sort() }),
  };
};

const everything = ['author', 'device', 'other', 'place', 'time'];

const textOf = (file: Uint8Array = bytes()) => Buffer.from(file).toString('latin1');

describe('a JPEG', () => {
  const plain = jpeg(jfif, adobe, table, scan, table, scan);

  it('without hidden data stays as it is, byte for byte', () => {
    expect(look(plain, 'image/jpeg')).toEqual({ found: [], clean: plain });
  });

  it('loses its colour profile, which names a screen or a camera, and the fill bytes before its markers', () => {
    const filled = jpeg(jfif, [0xff, 0xff, ...profile], [0xff, ...adobe], table, scan, [0xff, ...table], scan);
    expect(look(filled, 'image/jpeg')).toEqual({ found: ['device'], clean: plain });
  });

  it('that was cut off in its scan is cleaned, and gets an end', () => {
    const comment = segment(0xfe, bytes('written by Sari'));
    const whole = jpeg(comment, table, scan);
    expect(look(whole.slice(0, -2), 'image/jpeg')).toEqual({ found: ['other'], clean: jpeg(table, scan) });
  });

  it('loses EXIF, XMP, IPTC, comments, what lies between its scans and what follows its end', () => {
    const fields = { 271: 1, 306: 1, 315: 1, 34853: 26 };
    const told = segment(0xe1, bytes('Exif\0\0', exif(fields)));
    const xmp = segment(0xe1, bytes('http://ns.adobe.com/xap/1.0/\0<dc:creator>Sari'));
    const iptc = segment(0xed, bytes('Photoshop 3.0\x008BIM'));
    const comment = segment(0xfe, bytes('written by Sari'));
    const full = bytes(
      [...jpeg(jfif, told, xmp, iptc, profile, adobe, comment, table, scan, comment, table, scan)],
      'a film',
    );
    expect(look(full, 'image/jpeg')).toEqual({ found: everything, clean: plain });
  });

  it('loses a thumbnail, and what only has the name of a part that makes the picture', () => {
    const thumbnail = segment(0xe0, bytes('JFIF\0', [1, 1, 0, 0, 1, 0, 1, 1, 1, 9, 9, 9]));
    const captions = segment(0xed, bytes('Adobe_Photoshop2.5:8BIM Sari'));
    const clean = jpeg(adobe, table, scan);
    expect(look(jpeg(thumbnail, captions, adobe, table, scan), 'image/jpeg')).toEqual({ found: ['other'], clean });
  });

  it.each(['MM', 'II'] as const)('is still shown upright (%s)', (order) => {
    const turned = jpeg(segment(0xe1, bytes('Exif\0\0', exif({ 274: 6, 34853: 26 }, order))), table, scan);
    const { found, clean } = look(turned, 'image/jpeg');
    expect(found).toEqual(['other', 'place']);
    // A single field is read like the first.
    const upright = jpeg(segment(0xe1, bytes('Exif\0\0', exif({ 274: 6 }))), table, scan);
    expect(clean).toEqual(upright);
  });
});

describe('a PNG', () => {
  it('whose EXIF table points to itself from each of its fields is read at once', () => {
    const count = 65_535;
    const view = new DataView(new ArrayBuffer(10 + count * 12));
    view.setUint32(0, 0x4d4d002a);
    view.setUint32(4, 8);
    view.setUint16(8, count);
    for (let at = 10; at < view.byteLength; at += 12) {
      view.setUint16(at, 0x8769);
      view.setUint32(at + 8, 8);
    }
    // Reading it again for each field would take minutes.
    expect(look(png(chunk('eXIf', new Uint8Array(view.buffer))), 'image/png').found).toEqual(['other']);
  });

  it('loses texts, times, EXIF and unknown chunks, and keeps its colours', () => {
    const kept = [chunk('gAMA', bytes([0, 0, 1, 1])), chunk('tRNS', bytes([0]))];
    const hidden = [chunk('tEXt', bytes('Author\0Sari')), chunk('iCCP', bytes('screen of Sari\0\0'))];
    const told = [chunk('eXIf', bytes(exif({ 34853: 26 }, 'II'))), chunk('tIME', new Uint8Array(7))];
    const { found, clean } = look(png(...kept, ...hidden, ...told, chunk('prVt', bytes('?'))), 'image/png');
    expect([found, clean]).toEqual([everything, png(...kept)]);
  });
});

describe('a PDF', () => {
  const blank = (text: string) => text.replace(/./gs, ' ');
  const info = '/Author(Sari \\) >> W.)/Producer<feff00>/Title 8 0 R/CreationDate(D:2026)/Trapped/False';
  const title = '(of Sari)\n';
  const xmp = '<?xpacket begin="" id="a"?><x:xmpmeta><dc:creator>Sari</dc:creator>\n</x:xmpmeta><?xpacket end="w"?>\n';
  const pdf = (ofInfo: string, ofTitle: string, ofXmp: string, other = '') =>
    bytes(
      `%PDF-1.7\n1 0 obj<</Type/Catalog/Metadata 9 0 R>>endobj\n${other}\n`,
      `7 0 obj\n<<${ofInfo}>>\nendobj\n8 0 obj\n${ofTitle}endobj\n`,
      `9 0 obj<</Length ${xmp.length}>>stream\n${ofXmp}endstream endobj\n`,
      `trailer<</Root 1 0 R/Info 7 0 R>>\n%%EOF\n`,
    );
  const emptied = [blank(info), '()'.padEnd(title.length), blank(xmp)] as const;
  const picture = (...segments: (readonly number[])[]) =>
    `5 0 obj<</Subtype/Image/Filter/DCTDecode>>stream\n${textOf(jpeg(...segments))}\nendstream endobj`;

  it('is emptied of who made it, when and with what, and every other byte stays where it is', () => {
    expect(look(pdf(info, title, xmp), 'application/pdf')).toEqual({
      found: ['author', 'device', 'time'],
      clean: pdf(...emptied),
      left: [],
    });
    const plain = bytes('%PDF-1.7\n');
    expect(look(plain, 'application/pdf')).toEqual({ found: [], clean: plain, left: [] });
  });

  it.each([
    ['names and dates in any part', '4 0 obj<<«/Author(of (a) part\\))/M (D:2026)»>>endobj'],
    ['escaped names', '4 0 obj<<«/#41uth#6Fr <feff00>»>>endobj'],
    ['the writer of a note', '4 0 obj<</Subtype/Text«/T(Sari)»>>endobj'],
    ['paths of files', '4 0 obj<</S/Launch«/F(C:\\\\Users\\\\sari\\\\a.exe)/UF<feff00>»>>endobj'],
    [
      'paths of figures that LaTeX has included, and what these say',
      '4 0 obj<<«/PTEX.FileName (/home/sari/a.pdf)»/PTEX.InfoDict 6 0 R>>stream\nq\nendstream endobj 6 0 obj<<«/Title(Sari)»>>endobj',
    ],
    [
      'the writer of a note that stands beside a field, and of one about a stream',
      '4 0 obj<</Annots[<</Subtype/Widget/FT/Tx>><</Contents(a stream\n)«/T(Sari)»>>]>>endobj',
    ],
  ])('loses %s', (_, marked) => {
    const { clean, left } = look(pdf(info, title, xmp, marked.replace(/[«»]/g, '')), 'application/pdf');
    const expected = marked.replace(/«(.*?)»/g, (_, hidden) => blank(hidden));
    expect(textOf(clean)).toBe(textOf(pdf(...emptied, expected)));
    expect(left).toEqual([]);
  });

  it('loses what a signature says, and is told to keep its certificate and links to files', () => {
    const signature =
      '4 0 obj<</Type/Sig/ByteRange[0 9 9 9]/Name(Sari)/Location(Medan)/Reason(I)/ContactInfo(a)>>endobj';
    const signed = look(bytes(signature), 'application/pdf');
    expect(textOf(signed.clean)).not.toMatch(/Sari|Medan|\(I\)|\(a\)/);
    expect([signed.found, signed.left]).toEqual([['author', 'other', 'place'], ['author']]);
    const link = bytes('4 0 obj<</S/URI/URI(file:///C:/sari/a.txt)>>endobj');
    expect(look(link, 'application/pdf').left).toEqual(['author']);
  });

  it('keeps its pictures and states of buttons, whatever their names', () => {
    const other =
      '4 0 obj<</XObject<</Info 6 0 R/Name 6 0 R>>>>endobj 6 0 obj<</Subtype/Form>>stream\nq\nendstream endobj';
    expect(look(pdf(info, title, xmp, other), 'application/pdf').clean).toEqual(pdf(...emptied, other));
  });

  it('keeps the names of its fields, and streams that only look like names', () => {
    const other = '4 0 obj<</FT/Tx/T(amount)>>endobj 6 0 obj<<>>stream\n/Author(x)\nendstream endobj';
    expect(look(pdf(info, title, xmp, other), 'application/pdf').clean).toEqual(pdf(...emptied, other));
  });

  it('loses what its pictures tell', () => {
    const told = segment(0xe1, bytes('Exif\0\0', exif({ 34853: 26 })));
    const blankSegment = segment(0xe1, new Uint8Array(told.length - 4));
    expect(look(pdf(info, title, xmp, picture(told, table, scan)), 'application/pdf')).toEqual({
      found: everything,
      clean: pdf(...emptied, picture(blankSegment, table, scan)),
      left: [],
    });
  });

  it('loses further pictures behind one of its pictures, and names what a broken one keeps', () => {
    const told = segment(0xe1, bytes('Exif\0\0', exif({ 34853: 26 })));
    const behind = [0xff, 0xd9, 0xff, 0xd8, ...told];
    const after = look(pdf(info, title, xmp, picture(table, scan, behind)), 'application/pdf');
    const [, stream = ''] = /stream\n(.*?)\nendstream/s.exec(textOf(after.clean)) ?? [];
    expect(stream).not.toContain('Exif');
    expect([after.found.includes('other'), after.left]).toEqual([true, []]);
    const broken = look(pdf(info, title, xmp, picture(told, [0x11])), 'application/pdf');
    expect(broken.left).toEqual(['other', 'place']);
  });

  it('loses what stands before it and after it', () => {
    const whole = bytes('sent by Sari\n', [...pdf(info, title, xmp)], 'a film');
    const { clean, found } = look(whole, 'application/pdf');
    expect(found).toContain('other');
    expect(textOf(clean)).toBe(textOf(bytes(blank('sent by Sari\n'), [...pdf(...emptied)])).slice(0, -1));
  });

  it('is told to have an earlier revision, with what the later one removed, but not for two parts for the web', () => {
    const end = 'trailer<<>>\n%%EOF\n';
    const revised = look(bytes('%PDF-1.7\n4 0 obj<<>>endobj\n', end, '4 0 obj<<>>endobj\n', end), 'application/pdf');
    expect([revised.found, revised.left]).toEqual([['other'], ['other']]);
    const forWeb = bytes('%PDF-1.7\n1 0 obj<</Linearized 1>>endobj\n', end, '4 0 obj<<>>endobj\n', end);
    expect(look(forWeb, 'application/pdf').left).toEqual([]);
  });

  it('has no more parts read than any file has, so that none takes seconds', () => {
    const told = segment(0xe1, bytes('Exif\0\0', exif({ 34853: 26 })));
    const many = Array.from({ length: 12 }, () => picture(...Array(1_000).fill(segment(0xe5, new Uint8Array()))));
    const { left } = look(pdf(info, title, xmp, [...many, picture(told, table, scan)].join('\n')), 'application/pdf');
    expect(left).toContain('other');
    const names = look(bytes('%PDF-1.7\n', '/#41'.repeat(20_000)), 'application/pdf');
    expect([names.found, names.left]).toEqual([['closed'], ['closed']]);
    const references = Array.from({ length: 12_000 }, (_, at) => `${at + 1} 0 R`).join(' ');
    const made = look(bytes(`%PDF-1.7\n5 0 obj<<${references}>>endobj trailer<</Info 5 0 R>>`), 'application/pdf');
    expect(made.left).toEqual(['closed']);
    for (const open of ['<<>>stream\n', '/Reason(I '])
      expect(look(bytes('%PDF-1.7\n4 0 obj', open, '/T(Sari)'), 'application/pdf').left).toEqual(['closed']);
    const chunks = Array.from({ length: 12_000 }, () => chunk('tEXt', new Uint8Array()));
    expect(look(png(...chunks), 'image/png').clean).toBeUndefined();
  });

  const inUtf16 = (path: string) => Buffer.from(`\ufeff${path}`, 'utf16le').swap16();
  const stream = (dictionary: string, content: string) =>
    `4 0 obj<<${dictionary}>>stream\n${content}\nendstream endobj`;

  it.each([
    ['compressed objects', 'closed', '4 0 obj<</Type/ObjStm>>endobj'],
    ['encrypted parts', 'closed', '4 0 obj<</Encrypt 5 0 R>>endobj'],
    ['a file within it', 'closed', '4 0 obj<</Type/EmbeddedFile>>endobj'],
    ['further streams', 'closed', '4 0 obj<</AdditionalStreams[4 0 R]>>endobj'],
    ['a picture within another coding', 'closed', stream('/Filter[/ASCII85Decode/DCTDecode]', 's4IA0!"_')],
    ['a picture of another kind', 'closed', stream('/Filter/JPXDecode', '\0\0\0\x0cjP')],
    ['a document within it', 'closed', stream('/Length 9', 'PK\x03\x04')],
    ['compressed XMP', 'closed', stream('/Type/Metadata/Subtype/XML/Filter/FlateDecode', 'x')],
    ['a path with the name of a user', 'author', '4 0 obj<</URI(../../home/budi/bukti.odt)>>endobj'],
    ['a path of a medium', 'author', '4 0 obj<</URI(../media/budi/USB/x.pdf)>>endobj'],
    ['a path of a mounted medium', 'author', '4 0 obj<</URI((/run/media/budi/x.pdf)>>endobj'],
    ['a path in hexadecimal', 'author', `4 0 obj<</Alt<${inUtf16('C:\\Users\\sari\\a.jpg').toString('hex')}>>>endobj`],
    ['a path in UTF-16', 'author', `4 0 obj<</Alt(${textOf(inUtf16('/Users/sari/a.jpg'))})>>endobj`],
    ['a path in octal escapes', 'author', `4 0 obj<</Alt(${'/home/sari/a.jpg'.replace(/./g, '\\000$&')})>>endobj`],
  ])('is told to keep %s', (_, finding, text) => {
    const { found, left } = look(bytes('%PDF-1.7\n', text), 'application/pdf');
    expect([found, left]).toEqual([[finding], [finding]]);
  });
});

it.each([
  ['objects without an end', 'application/pdf', '1 0 obj '],
  ['texts without an end', 'application/pdf', '/Author('],
  ['streams without an end', 'application/pdf', 'stream\n'],
  ['names without an end', 'application/pdf', '/#41'],
  ['ends of dictionaries', 'application/pdf', '>> endobj 1 0 obj <<'],
  ['blanks after a name', 'application/pdf', '/Info   '],
  ['names of a sign', 'application/pdf', '/#\n'],
  ['empty segments', 'image/jpeg', '\xff\xfe\0\x02'],
  ['fill bytes', 'image/jpeg', '\xff'],
] as const)('a file of 5 MB with nothing but %s is read in a time that grows with its size', (_, type, text) => {
  const file = Uint8Array.from(Buffer.from(text.repeat(5_000_000 / text.length), 'latin1'));
  file.set(type === 'image/jpeg' ? [0xff, 0xd8] : [...Buffer.from('%PDF-1.7\n1 0 obj ')]);
  // Quadratic time would be more than half an hour and exceed the test's limit.
  inspect(file, type);
});

it('a JPEG of more parts than any picture has is not read to its end, and not changed', () => {
  const parts = (count: number) => Array.from({ length: count }, () => segment(0xfe, bytes())).flat();
  expect(look(jpeg(parts(9_000), table, scan), 'image/jpeg').clean).toEqual(jpeg(table, scan));
  expect(look(jpeg(parts(11_000), profile, table, scan), 'image/jpeg')).toEqual({ found: ['other'], clean: undefined });
});

it('a file that is cut or not formed as its type should be is not changed', () => {
  const files: [Uint8Array<ArrayBuffer>, AttachmentType][] = [
    [jpeg(jfif, table, scan).slice(0, 2 + jfif.length + table.length + 10), 'image/jpeg'],
    [png(chunk('tEXt', bytes('Author\0Sari'))), 'image/png'],
  ];
  for (const [file, type] of files) {
    for (let length = 0; length < file.length; length++) {
      expect(inspect(file.slice(0, length), type).clean, `${type} of ${length}`).toBeUndefined();
    }
  }
  const random = (seed: number) => Uint8Array.from({ length: 300 }, (_, at) => (at * seed * 7919 + seed) % 256);
  for (let seed = 1; seed < 200; seed++) {
    for (const type of ['image/jpeg', 'image/png', 'application/pdf'] as const) inspect(random(seed), type);
  }
});
