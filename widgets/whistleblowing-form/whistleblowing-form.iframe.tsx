/** The form on another origin: an iframe of the bank's form page, and messages between both. */
import { useEffect, useRef, useState } from 'react';
import { changeLanguage, codes, type Language, languages, useStyles, type ViewProps } from '../runtime';
import { iframe, styles } from './whistleblowing-form.iframe.styles';

/** In ms in sight; an iframe that stays silent this long is not allowed here, so the link stays. */
const loadTimeout = 8_000;
/** In ms; shorter than it takes to write a word. */
const interval = 250;

interface Message {
  serambi: 'framed' | 'exit' | 'language';
  height?: number;
  value?: Language;
}

const messageOf = ({ data }: MessageEvent<unknown>): Partial<Message> =>
  typeof data === 'object' && data !== null ? data : {};

interface FormIframeProps extends Pick<ViewProps<unknown, { form: string }>, 'language' | 't' | 'bank'> {
  address: string;
  onBlocked: (isBlocked: true) => void;
  onExit: () => void;
}

export function FormIframe({ language, t, bank, address, onBlocked, onExit }: FormIframeProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const [src] = useState(`${address.split('?')[0]}?lang=${codes[language]}`);
  const [height, setHeight] = useState(0);
  const { origin } = new URL(address, location.href);
  useStyles(styles);

  useEffect(() => {
    if (height) return;
    let left = loadTimeout;
    let isSeen = false;
    const observer = new IntersectionObserver((entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? false;
    });
    if (element.current) observer.observe(element.current);
    const timer = setInterval(() => {
      // Its code comes when it is seen.
      if (!isSeen || document.hidden || !element.current?.isConnected) return;
      left -= interval;
      const root = element.current.getRootNode() as ShadowRoot;
      // Without its code the form can be used already, so an iframe that had the focus stays. No event tells of it if the focus
      // comes from another iframe.
      if (root.activeElement === element.current) clearInterval(timer);
      else if (left <= 0) onBlocked(true);
    }, interval);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [height, onBlocked]);
  const tellLanguage = () => {
    const message: Message = { serambi: 'language', value: language };
    element.current?.contentWindow?.postMessage(message, origin);
  };
  useEffect(() => {
    const handleMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== element.current?.contentWindow) return;
      const message = messageOf(event);
      if (message.serambi === 'framed') {
        setHeight(Number(message.height));
        // The form loads again, in the first language, whenever the page moves the element.
        tellLanguage();
      }
      if (message.serambi === 'exit') onExit();
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the language changes.
  useEffect(() => {
    if (height) tellLanguage();
  }, [language]);
  useEffect(() => {
    // At most 90 % of the viewport, so that sticky elements inside the iframe stay visible.
    if (height && element.current) element.current.style.height = `min(${height}px, 90vh)`;
  }, [height]);

  return (
    <iframe
      ref={element}
      className={iframe}
      title={`${bank.name} ${t.form}`}
      src={src}
      sandbox="allow-forms allow-modals allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
    />
  );
}

/** In pixels. The form is longer, and its exact height would tell what was used before the code came. */
const maxHeight = 2_000;

/** The form page's side: sends its first height, and receives the language. */
export function HostMessages({ height }: { height: number }) {
  useEffect(() => {
    const tell = (height: number) => {
      const message: Message = { serambi: 'framed', height: Math.min(height, maxHeight) };
      parent.postMessage(message, '*');
    };
    if (height) return tell(height);
    // A hidden frame has no height, and nobody writes in it.
    const observer = new ResizeObserver(() => {
      const { clientHeight } = document.body;
      if (!clientHeight) return;
      tell(clientHeight);
      observer.disconnect();
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [height]);
  useEffect(() => {
    const handleMessage = (event: MessageEvent<unknown>) => {
      const { serambi, value } = messageOf(event);
      const language = languages.find((each) => each === value);
      if (event.source === parent && serambi === 'language' && language) changeLanguage(language);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);
  return null;
}
