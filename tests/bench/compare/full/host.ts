/** What the parts that are loaded on demand need of the element they are in. */
import type { PageConfig } from '../../../../widgets/runtime/element/config';
import type { Sheet } from '../../../../widgets/runtime/styles/sheet';

export interface Host {
  readonly config: PageConfig;
  addStyles(sheet: Sheet): void;
  requestUpdate(): void;
  retry(): void;
  showPages(last: number): Promise<boolean>;
}

export const strings = {
  English: { loading: 'Loading', failed: 'This part of the page could not be loaded.', retry: 'Try again' },
  Indonesia: { loading: 'Memuat', failed: 'Bagian halaman ini tidak dapat dimuat.', retry: 'Coba lagi' },
};
