import { afterEach, expect, it, vi } from 'vitest';
import { leavePage } from '../../../widgets/whistleblowing-form/whistleblowing-form.exit';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it.each(['https://weather.example/', 'http://weather.example', '/weather'])('the exit leads to %s', (address) => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  leavePage(address);
  expect(replace).toHaveBeenCalledExactlyOnceWith(address);
});

it.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'])(
  'the exit covers the page, and runs no code in place of an address: %j',
  (address) => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    leavePage(address);
    expect(replace).not.toHaveBeenCalled();
    expect(document.body.children).toHaveLength(1);
  },
);
