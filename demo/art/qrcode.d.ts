/** qrcode ships no types; this is the part that the download code uses. */
declare module 'qrcode' {
  export interface QRCode {
    readonly modules: { readonly size: number; get(row: number, column: number): number };
  }
  export function create(text: string, options: { readonly errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' }): QRCode;
}
