// pdfkit ships no types. Only what pdf.ts uses is declared here.
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface DocumentOptions {
    size?: 'A4';
    margins?: { top: number; bottom: number; left: number; right: number };
    autoFirstPage?: boolean;
    bufferPages?: boolean;
    pdfVersion?: '1.7';
    tagged?: boolean;
    lang?: string;
    displayTitle?: boolean;
    info?: Partial<Record<'Title' | 'Author' | 'Creator' | 'Producer' | 'Subject', string>> & { CreationDate?: Date };
  }

  interface TextOptions {
    width?: number;
    align?: 'left' | 'right';
    lineGap?: number;
    characterSpacing?: number;
  }

  interface StructureElement {
    add(child: StructureElement | (() => void)): this;
    end(): this;
  }

  interface PDFDocument extends Readable {
    readonly page: { width: number; height: number };
    y: number;
    end(): this;
    addPage(): this;
    switchToPage(index: number): this;
    registerFont(name: string, font: Buffer): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    quadraticCurveTo(controlX: number, controlY: number, x: number, y: number): this;
    fill(color?: string): this;
    stroke(): this;
    clip(): this;
    save(): this;
    restore(): this;
    markContent(tag: 'Artifact', options?: { type?: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    struct(type: string, options: { lang?: string; title?: string }, children?: () => void): StructureElement;
    addStructure(element: StructureElement): this;
  }

  const PDFDocument: new (options?: DocumentOptions) => PDFDocument;
  export default PDFDocument;
}
