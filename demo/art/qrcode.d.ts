/** qrcode ships no types. Only what the download code uses is declared here. */
declare module 'qrcode' {
  export interface QRCode {
    readonly modules: { readonly size: number; get(row: number, column: number): number };
  }
  export function create(text: string, options: { readonly errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' }): QRCode;
}
