// A bilingual A4 document: a page in Indonesian, which is the official text, then the same page in English. It is
// tagged and names its languages for screen readers, and contains no build time, so that a rebuild gives the same
// bytes.

import PDFDocument from 'pdfkit';
import type { BankDocument, Language } from './wording';

const leaf = '#0B5D57';
const ink = '#10282A';
const turmeric = '#F2A33A';
const sand = '#F1E9DB';
const hairline = '#E2D8C8';
const grey = '#5B5A52';

const margin = 56;
const bandHeight = 92;

interface Page {
  language: Language;
  lang: string;
  label: string;
  fiction: string;
}

const pages: Page[] = [
  {
    language: 'Indonesia',
    lang: 'id-ID',
    label: 'Bahasa Indonesia',
    fiction: 'Bank Serambi adalah bank fiktif. Semua angka dalam dokumen ini hanya contoh.',
  },
  {
    language: 'English',
    lang: 'en-GB',
    label: 'English',
    fiction: 'Bank Serambi is a fictional bank. All figures in this document are examples.',
  },
];

export async function makePdf(document: BankDocument): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: 24, left: margin, right: margin },
    autoFirstPage: false,
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
  const root = pdf.struct('Document', {});
  pdf.addStructure(root);
  for (const page of pages) {
    pdf.addPage();
    drawBand(pdf);
    const section = pdf.struct('Sect', { lang: page.lang });
    root.add(section);
    drawPage(pdf, section, document[page.language], page);
  }
  root.end();
  pdf.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Distances from the right edge and from the top. */
const kawungCentres = [
  [46, 46],
  [138, 46],
  [92, 0],
  [92, 92],
] as const;

const corners = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

type Pdf = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdf['struct']>;

/** Decoration that screen readers skip. */
function artifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

function drawBand(pdf: Pdf): void {
  artifact(pdf, () => {
    const { width } = pdf.page;
    pdf.rect(0, 0, width, bandHeight).fill(leaf);
    pdf.save().rect(0, 0, width, bandHeight).clip();
    for (const [x, y] of kawungCentres) drawKawung(pdf, Math.round(width) - x, y);
    pdf.restore();
  });
}

/** The batik motif of four petals around a point. Integer coordinates keep the files small. */
function drawKawung(pdf: Pdf, x: number, y: number): void {
  for (const [dx, dy] of corners) {
    pdf
      .moveTo(x + dx * 3, y + dy * 3)
      .quadraticCurveTo(x + dx * 28, y + dy * 7, x + dx * 28, y + dy * 28)
      .quadraticCurveTo(x + dx * 7, y + dy * 28, x + dx * 3, y + dy * 3);
  }
  pdf.fill('#1C7068');
}

function drawPage(pdf: Pdf, section: Element, words: BankDocument[Language], { label, fiction }: Page): void {
  const width = pdf.page.width - 2 * margin;
  const put = (type: string, draw: () => void) => section.add(pdf.struct(type, {}, draw));

  put('P', () => {
    pdf.font('Helvetica-Bold').fontSize(16).fillColor('#FFFFFF').text('Bank Serambi', margin, 30);
  });
  put('P', () => {
    pdf.font('Helvetica').fontSize(9.5).fillColor('#FFFFFF').text(label, margin, 52);
  });
  put('H1', () => {
    pdf
      .font('Helvetica-Bold')
      .fontSize(24)
      .fillColor(ink)
      .text(words.title, margin, bandHeight + 52, { width });
  });
  const underTitle = pdf.y + 10;
  artifact(pdf, () => pdf.roundedRect(margin, underTitle, 48, 4, 2).fill(turmeric));
  let y = underTitle + 28;
  for (const paragraph of words.text) {
    put('P', () => pdf.font('Helvetica').fontSize(11).fillColor(ink).text(paragraph, margin, y, { width, lineGap: 3 }));
    y = pdf.y + 6;
  }
  section.add(drawTable(pdf, words, y + 16, width));
  put('P', () => {
    const foot = pdf.page.height - 62;
    pdf.font('Helvetica').fontSize(8.5).fillColor(grey).text(fiction, margin, foot, { width });
  });
  artifact(pdf, () => {
    const line = pdf.page.height - 74;
    pdf
      .strokeColor(hairline)
      .lineWidth(1)
      .moveTo(margin, line)
      .lineTo(margin + width, line)
      .stroke();
  });
  section.end();
}

function drawTable(pdf: Pdf, { head, rows }: BankDocument[Language], top: number, width: number) {
  const rest = head.length - 1;
  const first = width * (rest > 1 ? 0.42 : 0.58);
  const columns = head.map((_, index) => (index === 0 ? first : (width - first) / rest));
  const pad = 9;
  const table = pdf.struct('Table', {});
  let y = top;
  for (const [index, cells] of [head, ...rows].entries()) {
    const isHead = index === 0;
    const font = isHead ? 'Helvetica-Bold' : 'Helvetica';
    pdf.font(font).fontSize(10);
    const heights = cells.map((cell, column) => pdf.heightOfString(cell, { width: (columns[column] ?? 0) - 2 * pad }));
    const height = Math.max(...heights) + 2 * pad;
    const rowTop = y;
    artifact(pdf, () => {
      if (isHead) pdf.roundedRect(margin, rowTop, width, height, 6).fill(sand);
      else {
        const line = rowTop + height;
        pdf
          .strokeColor(hairline)
          .lineWidth(0.75)
          .moveTo(margin, line)
          .lineTo(margin + width, line)
          .stroke();
      }
    });
    const row = pdf.struct('TR', {});
    table.add(row);
    let x = margin;
    for (const [column, cell] of cells.entries()) {
      const cellWidth = columns[column] ?? 0;
      const left = x + pad;
      const align = column === 0 ? 'left' : 'right';
      row.add(
        pdf.struct(isHead || column === 0 ? 'TH' : 'TD', {}, () => {
          pdf.font(font).fontSize(10).fillColor(ink);
          pdf.text(cell, left, rowTop + pad, { width: cellWidth - 2 * pad, align });
        }),
      );
      x += cellWidth;
    }
    row.end();
    y += height;
  }
  table.end();
  return table;
}
