/** Where a form may be sent from: browsers and servers refuse some origins. */
import { useEffect, useState } from 'react';
import { request } from '../content/request';

/** The address of a page of the bank, also where the page with the widget is another site's and names only the backend. */
export const siteAddress = (path: string, link: (path: string) => string, api: (path: string) => string): string =>
  link(path).startsWith('/') ? api(path) : link(path);

/** Whether requests of this document come from the origin `null`, which no server can allow: its frame is sandboxed. */
export const hasNoOrigin = (): boolean => self.origin === 'null';

/**
 * Whether the server that a form is sent to refuses it from this page's origin; undefined until that is known. A server that
 * does not say is taken to allow it.
 */
export function useRefusal(url: string, form: string): boolean | undefined {
  const [isRefused, setRefused] = useState<boolean>();
  useEffect(() => {
    const { origin } = new URL(url, document.baseURI);
    if (origin === location.origin && !hasNoOrigin()) return setRefused(false);
    let isCurrent = true;
    request(url)
      .then(
        (answer) => Object(answer).allowed === false,
        () => false,
      )
      .then((refuses) => {
        if (!isCurrent) return;
        setRefused(refuses);
        if (refuses) {
          console.warn(
            `Serambi: ${origin} takes no ${form} from ${location.origin}: ${
              hasNoOrigin() ? 'its frame is sandboxed without allow-same-origin' : 'it is not in its ALLOWED_ORIGINS'
            }.`,
          );
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [url, form]);
  return isRefused;
}
