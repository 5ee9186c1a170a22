import { useEffect, useRef, useState } from 'react';
import { codes, type Form, Icon, type Language, toast, useStyles } from '../runtime';
import {
  type Attachment,
  attachmentMessages,
  attachmentType,
  maxAttachmentSize,
  maxAttachments,
} from './whistleblowing-form.attachments';
import { dragging, item, list, styles } from './whistleblowing-form.files.styles';

const strings = {
  English: {
    count: (count: number) => `${count} of ${maxAttachments} files chosen`,
    dragged: (count: number) => (count === 1 ? '1 file to drop' : `${count} files to drop`),
    remove: (name: string) => `Remove ${name}`,
    clean: 'Remove hidden data',
    cleanOf: (name: string) => `Remove hidden data from ${name}`,
    cleaned: 'Hidden data removed',
    notCleaned: 'The hidden data of this image could not be removed',
    image:
      'Pictures may hold hidden data: where and when they were taken, and with which device. We can remove them here, on your device; your own file stays as it is.',
    pdf: 'A PDF may name its author and the program that made it. That cannot be removed here: if it worries you, attach a picture of the page instead.',
  },
  Indonesia: {
    count: (count: number) => `${count} dari ${maxAttachments} file dipilih`,
    dragged: (count: number) => `${count} file untuk dilepas`,
    remove: (name: string) => `Hapus ${name}`,
    clean: 'Hapus data tersembunyi',
    cleanOf: (name: string) => `Hapus data tersembunyi dari ${name}`,
    cleaned: 'Data tersembunyi sudah dihapus',
    notCleaned: 'Data tersembunyi gambar ini tidak dapat dihapus',
    image:
      'Gambar dapat memuat data tersembunyi: tempat, waktu, dan perangkat pengambilannya. Data itu dapat dihapus di sini, di perangkat Anda; file asli Anda tidak berubah.',
    pdf: 'PDF dapat memuat nama pembuat dan programnya. Data itu tidak dapat dihapus di sini: jika Anda khawatir, lampirkan gambar halamannya saja.',
  },
} satisfies Record<Language, unknown>;

type Message = Record<Language, string>;

async function checkFile(file: File): Promise<Message | Attachment> {
  if (file.size > maxAttachmentSize) return attachmentMessages.size;
  // What cannot be read, such as a folder, is treated as a wrong type.
  const start = await file
    .slice(0, 8)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const type = attachmentType(file.name, new Uint8Array(start));
  return type ? { file, type } : attachmentMessages.type;
}

interface Rejection {
  /** One line for each rejected file, with the reason. */
  all: Message;
  /** The first reason, for the toast. */
  first: Message;
}

/** Adds the acceptable files, up to the limit, and reports the rejected ones. */
async function addFiles(
  files: readonly File[],
  attached: readonly Attachment[],
): Promise<{ kept: readonly Attachment[]; rejection: Rejection | undefined }> {
  const kept = [...attached];
  const reasons: Message[] = [];
  const first: Message[] = [];
  let isFull = false;
  for (const file of files) {
    const result = await checkFile(file);
    if ('file' in result) {
      if (kept.length < maxAttachments) kept.push(result);
      else isFull = true;
      continue;
    }
    first.push(result);
    reasons.push({ English: `${file.name}: ${result.English}`, Indonesia: `${file.name}: ${result.Indonesia}` });
  }
  if (isFull) {
    reasons.unshift(attachmentMessages.count);
    first.unshift(attachmentMessages.count);
  }
  const all = (language: Language) => reasons.map((reason) => reason[language]).join('\n');
  return {
    kept,
    rejection: first[0] && { all: { English: all('English'), Indonesia: all('Indonesia') }, first: first[0] },
  };
}

/** Removes metadata from a picture by redrawing it: only its pixels are kept. */
async function withoutMetadata({ file, type }: Attachment): Promise<Attachment> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (blob?.type !== type || blob.size > maxAttachmentSize) throw new Error('The picture cannot be drawn anew');
  return { file: new File([blob], file.name, { type }), type, isClean: true };
}

const formatSize = (bytes: number, language: Language) => {
  const [value, unit] = bytes < 1e6 ? [Math.max(1, bytes / 1e3), 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  const digits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(codes[language], { style: 'unit', unit, maximumFractionDigits: digits }).format(value);
};

interface FilesProps {
  form: Form;
  /** The files chosen last. */
  chosen: readonly File[];
  attached: readonly Attachment[];
  onChange: (attached: readonly Attachment[]) => void;
}

/** The attached files with name, size, a hint about metadata, and buttons to remove the metadata or the file. */
export function Files({ form, chosen, attached, onChange }: FilesProps) {
  const { language } = form;
  const t = strings[language];
  const element = useRef<HTMLDivElement>(null);
  const [cleaning, setCleaning] = useState<Attachment>();
  const [dragged, setDragged] = useState(0);
  useStyles(styles);

  const add = (files: readonly File[]) =>
    addFiles(files, attached).then(({ kept, rejection }) => {
      onChange(kept);
      if (rejection) form.fail('attachment', rejection.all, rejection.first);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: adds them once, not again when `attached` changes.
  useEffect(() => {
    if (!chosen.length) return;
    add(chosen);
    // Without this the same file could not be chosen again.
    const input = element.current?.parentElement?.querySelector('input');
    if (input) input.value = '';
  }, [chosen]);
  useEffect(() => {
    const input = element.current?.parentElement?.querySelector('input');
    const handleDragOver = (event: DragEvent) => {
      event.preventDefault();
      setDragged(event.dataTransfer?.items.length ?? 0);
    };
    const handleDragLeave = () => setDragged(0);
    const handleDrop = (event: DragEvent) => {
      event.preventDefault();
      handleDragLeave();
      add([...(event.dataTransfer?.files ?? [])]);
    };
    input?.addEventListener('dragover', handleDragOver);
    input?.addEventListener('dragleave', handleDragLeave);
    input?.addEventListener('drop', handleDrop);
    return () => {
      input?.removeEventListener('dragover', handleDragOver);
      input?.removeEventListener('dragleave', handleDragLeave);
      input?.removeEventListener('drop', handleDrop);
    };
  });
  useEffect(() => {
    const zone = element.current?.parentElement?.querySelector('input')?.parentElement;
    zone?.classList.toggle(dragging, dragged > 0);
  }, [dragged]);

  const handleRemove = (index: number) => {
    onChange(attached.filter((_, at) => at !== index));
    // Clears an error about too many files.
    const input = form.element.current?.elements.namedItem('attachment') as HTMLElement | null;
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    // The removed button had the focus: it moves to the next file's button, else to the file input.
    requestAnimationFrame(() => {
      const buttons = element.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? input)?.focus();
    });
  };
  const handleClean = async (one: Attachment, index: number) => {
    setCleaning(one);
    try {
      const cleaned = await withoutMetadata(one);
      onChange(attached.map((each) => (each === one ? cleaned : each)));
      element.current?.querySelectorAll<HTMLElement>('[data-remove]')[index]?.focus();
    } catch {
      toast(t.notCleaned, { kind: 'warning', language });
    }
    setCleaning(undefined);
  };

  return (
    <div ref={element} className={list}>
      <p role="status">
        {attached.length > 0 && t.count(attached.length)} {dragged > 0 && t.dragged(dragged)}
      </p>
      {attached.length > 0 && (
        <ul>
          {attached.map((one, index) => (
            <li key={index} className={item}>
              <span>
                {one.file.name}
                <small>
                  {formatSize(one.file.size, language)}
                  {one.isClean && ` · ${t.cleaned}`}
                </small>
              </span>
              {one.type !== 'application/pdf' && !one.isClean && (
                <button
                  type="button"
                  aria-label={t.cleanOf(one.file.name)}
                  aria-disabled={cleaning === one || undefined}
                  onClick={() => cleaning || handleClean(one, index)}
                >
                  {t.clean}
                </button>
              )}
              <button
                type="button"
                data-remove=""
                aria-label={t.remove(one.file.name)}
                onClick={() => handleRemove(index)}
              >
                <Icon path="M6 6l12 12M18 6L6 18" size="1.25rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {attached.some(({ type, isClean }) => type !== 'application/pdf' && !isClean) && <p>{t.image}</p>}
      {attached.some(({ type }) => type === 'application/pdf') && <p>{t.pdf}</p>}
    </div>
  );
}
