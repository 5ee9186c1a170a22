/** Addresses that take a form, and origins that may send one; browsers and servers refuse some. */
import { useEffect, useState } from 'react';
import { request } from '../content/request';
import { codes } from '../language/language';
import type { ViewProps } from '../widget/definition';

/** A page of the bank, also from other sites, whose `api` is the bank. */
export const siteAddress = (path: string, link: (path: string) => string, api: (path: string) => string): string =>
  link(path).startsWith('/') ? api(path) : link(path);

/**
 * The bank's page that takes a form without script; undefined if the form is on it. Only a server takes forms: an exported page is a
 * file, and has another address than the server's.
 */
export const postAddress = (
  path: string,
  { addressable, language, link, api }: Pick<ViewProps, 'addressable' | 'language' | 'link' | 'api'>,
): string | undefined => {
  const [page] = siteAddress(path, link, api).split('?');
  return addressable && link(path).split('?')[0] === page ? undefined : `${page}?lang=${codes[language]}`;
};

/** True in a sandboxed frame, whose origin is `null`: no server can allow it. */
export const hasNoOrigin = (): boolean => self.origin === 'null';

/** True if the form's server refuses this page's origin, undefined until it answers. No answer counts as allowing. */
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
