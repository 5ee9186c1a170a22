// A bilingual A4 document: a cover, the contents, the Indonesian text (which is the official one) and the English text. It is tagged and
// names its languages for screen readers. Without a build time, a rebuild gives the same bytes.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { openTypeOf } from './woff';
import type { BankDocument, Language, Section } from './wording';

const require = createRequire(import.meta.url);
const fontOf = (weight: 400 | 700) =>
  openTypeOf(
    readFileSync(require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`)),
  );
const regular = 'regular';
const bold = 'bold';
const fonts = { [regular]: fontOf(400), [bold]: fontOf(700) };

const leaf = '#0B5D57';
const ink = '#10282A';
const turmeric = '#F2A33A';
const sand = '#F1E9DB';
const petals = '#1C7068';
const white = '#FFFFFF';
const hairline = '#E2D8C8';
const grey = '#5B5A52';

const margin = 56;
const top = 96;
const foot = 64;
const textSize = 10.5;

interface Edition {
  language: Language;
  lang: string;
  contents: string;
  fiction: string;
}

const editions: Edition[] = [
  {
    language: 'Indonesia',
    lang: 'id-ID',
    contents: 'Daftar isi',
    fiction: 'Bank Serambi adalah bank fiktif. Semua angka dalam dokumen ini hanya contoh.',
  },
  {
    language: 'English',
    lang: 'en-GB',
    contents: 'Contents',
    fiction: 'Bank Serambi is a fictional bank. All figures in this document are examples.',
  },
];

export async function makePdf(document: BankDocument): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: 24, left: margin, right: margin },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'id-ID',
    displayTitle: true,
    info: {
      Title: [...new Set([document.Indonesia.title, document.English.title])].join(' / '),
      Author: 'Bank Serambi',
      Creator: 'Bank Serambi',
      CreationDate: new Date(Date.UTC(2026, 10, 2)),
    },
  });
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font);
  const root = pdf.struct('Document', {});
  pdf.addStructure(root);
  drawCover(pdf, root, document);
  pdf.addPage();
  const parts = editions.map(({ lang }) => pdf.struct('TOC', { lang }));
  for (const part of parts) root.add(part);
  const set: Setting = { pdf, page: 2, y: top };
  const starts = editions.map((edition) => setEdition(set, root, document[edition.language], edition));
  // The contents need all page numbers.
  pdf.switchToPage(1);
  drawContents(pdf, parts, document, starts);
  for (let page = 3; page <= set.page; page++) {
    pdf.switchToPage(page - 1);
    drawNumber(pdf, `${page} / ${set.page}`);
  }
  root.end();
  pdf.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf) chunks.push(chunk);
  return Buffer.concat(chunks);
}

type Pdf = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdf['struct']>;

/** The position of the next words. */
interface Setting {
  readonly pdf: Pdf;
  page: number;
  y: number;
}

const corners = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** Decoration that screen readers skip. */
function artifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

/** The batik motif of four petals around a point. Integer coordinates keep the files small. */
function drawKawung(pdf: Pdf, x: number, y: number): void {
  for (const [dx, dy] of corners) {
    pdf
      .moveTo(x + dx * 3, y + dy * 3)
      .quadraticCurveTo(x + dx * 28, y + dy * 7, x + dx * 28, y + dy * 28)
      .quadraticCurveTo(x + dx * 7, y + dy * 28, x + dx * 3, y + dy * 3);
  }
  pdf.fill(petals);
}

/** Sets words in one font, and returns where they end. */
function put(pdf: Pdf, parent: Element, tag: string, words: string, x: number, y: number, style: Style): number {
  const { size = textSize, weight = regular, color = ink, ...options } = style;
  parent.add(
    pdf.struct(tag, {}, () => {
      pdf
        .font(weight)
        .fontSize(size)
        .fillColor(color)
        .text(words, x, y, { lineGap: size * 0.28, ...options });
    }),
  );
  return pdf.y;
}

interface Style {
  width?: number;
  align?: 'left' | 'right';
  size?: number;
  weight?: string;
  color?: string;
}

const textWidth = (pdf: Pdf) => pdf.page.width - 2 * margin;

function drawCover(pdf: Pdf, root: Element, document: BankDocument): void {
  pdf.addPage();
  const { width, height } = pdf.page;
  artifact(pdf, () => {
    pdf.rect(0, 0, width, height).fill(leaf);
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 7; column++) drawKawung(pdf, 46 + column * 92, Math.round(height) - 46 - row * 92);
    }
    pdf.roundedRect(margin, 196, 48, 4, 2).fill(turmeric);
  });
  const cover = pdf.struct('Sect', {});
  root.add(cover);
  put(pdf, cover, 'P', 'Bank Serambi', margin, 64, { size: 18, weight: bold, color: white });
  const titles = [...new Set([document.Indonesia.title, document.English.title])];
  let y = 228;
  for (const [index, title] of titles.entries()) {
    const style = index === 0 ? { size: 34, weight: bold } : { size: 17 };
    y = put(pdf, cover, index === 0 ? 'H1' : 'P', title, margin, y, { ...style, color: white, width: 400 }) + 12;
  }
  const days = [...new Set([document.Indonesia.day, document.English.day])].filter(Boolean).join('  ·  ');
  put(pdf, cover, 'P', days, margin, y + 8, { size: 11, color: white });
  cover.end();
}

function drawContents(pdf: Pdf, parts: readonly Element[], document: BankDocument, starts: readonly number[][]): void {
  const width = textWidth(pdf);
  let y = top;
  for (const [index, { language, contents, fiction }] of editions.entries()) {
    const part = parts[index];
    if (!part) continue;
    y = put(pdf, part, 'H2', contents, margin, y, { size: 20, weight: bold, color: leaf }) + 10;
    for (const [at, { title }] of document[language].sections.entries()) {
      const line = y;
      put(pdf, part, 'TOCI', title, margin, line, { width: width - 48 });
      y = put(pdf, part, 'TOCI', String(starts[index]?.[at] ?? ''), margin, line, { width, align: 'right' }) + 6;
      drawLine(pdf, y - 3);
    }
    y = put(pdf, part, 'P', fiction, margin, y + 10, { width, size: 9, color: grey }) + 36;
    part.end();
  }
}

function drawLine(pdf: Pdf, y: number): void {
  artifact(pdf, () => {
    pdf
      .strokeColor(hairline)
      .lineWidth(0.75)
      .moveTo(margin, y)
      .lineTo(pdf.page.width - margin, y)
      .stroke();
  });
}

/** A page with the document's title above. */
function turnPage(set: Setting, title: string): void {
  const { pdf } = set;
  pdf.addPage();
  set.page += 1;
  set.y = top;
  artifact(pdf, () => {
    pdf.rect(0, 0, pdf.page.width, 6).fill(leaf);
    pdf.font(bold).fontSize(9).fillColor(leaf).text('Bank Serambi', margin, 36);
    pdf
      .font(regular)
      .fillColor(grey)
      .text(title, margin + 90, 36, { width: textWidth(pdf) - 90, align: 'right' });
  });
}

function drawNumber(pdf: Pdf, number: string): void {
  artifact(pdf, () => {
    const place = { width: textWidth(pdf), align: 'right' } as const;
    pdf.font(regular).fontSize(9).fillColor(grey);
    pdf.text(number, margin, pdf.page.height - 44, place);
  });
}

/** Continues on the next page if `height` does not fit. */
function makeRoom(set: Setting, height: number, title: string): void {
  if (set.y + height > set.pdf.page.height - foot) turnPage(set, title);
}

function setEdition(set: Setting, root: Element, words: BankDocument[Language], { lang }: Edition): number[] {
  const { pdf } = set;
  const part = pdf.struct('Sect', { lang });
  root.add(part);
  turnPage(set, words.title);
  const width = textWidth(pdf);
  const starts = words.sections.map((section) => {
    // Keeps a section on one page if it fits.
    makeRoom(set, Math.min(heightOf(pdf, section), pdf.page.height - top - foot), words.title);
    const start = set.page;
    set.y = put(pdf, part, 'H2', section.title, margin, set.y, { size: 20, weight: bold, color: leaf, width }) + 8;
    for (const paragraph of section.text) {
      pdf.font(regular).fontSize(textSize);
      makeRoom(set, pdf.heightOfString(paragraph, { width, lineGap: textSize * 0.28 }), words.title);
      set.y = put(pdf, part, 'P', paragraph, margin, set.y, { width }) + 7;
    }
    setTable(set, part, section, words.title);
    set.y += 26;
    return start;
  });
  part.end();
  return starts;
}

const pad = 7;

function columnsOf(pdf: Pdf, head: readonly string[]): number[] {
  const width = textWidth(pdf);
  const rest = head.length - 1;
  const first = width * (rest > 1 ? 0.26 : 0.4);
  return head.map((_, index) => (index === 0 ? first : (width - first) / rest));
}

function rowHeight(pdf: Pdf, cells: readonly string[], columns: readonly number[], isHead: boolean): number {
  pdf.font(isHead ? bold : regular).fontSize(9.5);
  const heights = cells.map((cell, column) => pdf.heightOfString(cell, { width: (columns[column] ?? 0) - 2 * pad }));
  return Math.max(...heights) + 2 * pad + 2;
}

/** Estimated. */
function heightOf(pdf: Pdf, { text, head = [], rows = [] }: Section): number {
  pdf.font(regular).fontSize(textSize);
  const options = { width: textWidth(pdf), lineGap: textSize * 0.28 };
  const words = text.reduce((sum, paragraph) => sum + pdf.heightOfString(paragraph, options) + 7, 44);
  const columns = columnsOf(pdf, head);
  const all = head.length > 0 ? [head, ...rows] : [];
  return all.reduce((sum, cells, index) => sum + rowHeight(pdf, cells, columns, index === 0), words);
}

function setTable(set: Setting, part: Element, { head, rows = [] }: Section, title: string): void {
  if (!head) return;
  const { pdf } = set;
  const width = textWidth(pdf);
  const columns = columnsOf(pdf, head);
  // Text is aligned left, numbers right.
  const isNumeric = head.map((_, column) => column > 0 && rows.every((cells) => /^[\d−–-]/.test(cells[column] ?? '')));
  const table = pdf.struct('Table', {});
  part.add(table);
  set.y += 6;
  for (const [index, cells] of [head, ...rows].entries()) {
    const isHead = index === 0;
    const height = rowHeight(pdf, cells, columns, isHead);
    makeRoom(set, height, title);
    const { y } = set;
    if (isHead) artifact(pdf, () => pdf.roundedRect(margin, y, width, height, 6).fill(sand));
    else drawLine(pdf, y + height);
    const row = pdf.struct('TR', {});
    table.add(row);
    let x = margin;
    for (const [column, cell] of cells.entries()) {
      put(pdf, row, isHead || column === 0 ? 'TH' : 'TD', cell, x + pad, y + pad, {
        width: (columns[column] ?? 0) - 2 * pad,
        align: isNumeric[column] ? 'right' : 'left',
        size: 9.5,
        weight: isHead ? bold : regular,
      });
      x += columns[column] ?? 0;
    }
    row.end();
    set.y = y + height;
  }
  table.end();
}
