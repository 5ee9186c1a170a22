import { describe, expect, it, vi } from 'vitest';
import { leavePage } from '../../../widgets/whistleblowing-form/whistleblowing-form.exit';
import { mountExample } from '../../support/mount-widget';

it.each(['https://weather.example/', 'http://weather.example', '/weather'])('the exit leads to %s', (address) => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  leavePage(address);
  expect(replace).toHaveBeenCalledExactlyOnceWith(address);
  // On a partner's page this would be the partner's storage.
  expect(sessionStorage).toHaveLength(0);
});

const scripts = ['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'];
it.each(scripts)('the exit covers the page, and runs no code in place of an address: %j', (address) => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  leavePage(address);
  expect(replace).not.toHaveBeenCalled();
  expect(document.body.children).toHaveLength(1);
});

describe('a link on the page of the report', () => {
  const click = (attributes: string, init: MouseEventInit = {}) => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    document.body.insertAdjacentHTML('beforeend', `<a ${attributes}>x</a>`);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
    // happy-dom would follow the link.
    window.addEventListener('click', (clicked) => clicked.preventDefault(), { once: true });
    document.body.querySelector(`:scope > a:last-child`)?.dispatchEvent(event);
    return replace.mock.calls.map(([address]) => new URL(address, location.href).hash || address);
  };

  it.each([
    ['of another tab', 'href="#documents" target="_blank"', {}],
    ['of a file', 'href="#documents" download', {}],
    ['of a frame, which opens a tab by its base', 'href="#documents"', {}, '<base target="_blank">'],
    ['of a telephone', 'href="tel:1500123"', {}],
    ['that is opened in a tab', 'href="#documents"', { ctrlKey: true }],
  ])(
    '%s is left to the browser; one to a place adds no entry to the history',
    async (_, attributes, init, base = '') => {
      await mountExample('whistleblowing-form', 'usual');
      await vi.waitFor(() => expect(click('href="#documents"')).toEqual(['#documents']));
      document.body.insertAdjacentHTML('beforeend', base);
      expect(click(attributes, init)).toEqual(['#documents']);
    },
  );
});
