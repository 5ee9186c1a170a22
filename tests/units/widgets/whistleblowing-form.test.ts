import { describe, expect, it, vi } from 'vitest';
import { formatDay, parseDay, toReportDate } from '../../../widgets/whistleblowing-form/whistleblowing-form.date-text';
import { examples } from '../../../widgets/whistleblowing-form/whistleblowing-form.examples';
import { report } from '../../support/form-data';
import { mount, serve } from '../../support/mount-widget';

const path = '/api/page/whistleblowing';

async function form(attributes: Record<string, string> = {}) {
  serve({ [path]: examples.usual?.content });
  const mounted = await mount('whistleblowing-form', attributes);
  return { ...mounted, form: mounted.root.querySelector('form') as HTMLFormElement };
}

describe('the whistleblowing form', () => {
  it('names its controls as the contract does', async () => {
    const { form: element } = await form();
    for (const name of Object.keys(report)) expect(element.elements.namedItem(name), name).toBeTruthy();
  });

  it('asks the browser to fill in nothing and to keep nothing of what is typed', async () => {
    const { form: element } = await form();
    expect(element.autocomplete).toBe('off');
    const { report: _, attachment: __, ...typed } = report;
    for (const name of Object.keys(typed)) {
      expect((element.elements.namedItem(name) as HTMLInputElement).autocomplete, name).toBe('off');
    }
  });

  it('clears everything when the page is left', async () => {
    const { form: element } = await form();
    const place = element.elements.namedItem('place_of_event') as HTMLInputElement;
    place.value = 'Bandung';
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('pagehide'));
      expect(place.value).toBe('');
    });
  });

  it('says at once where its frame is not allowed, on the page and in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const asked = serve({
      [path]: examples.usual?.content,
      '/api/whistleblowing/report/v2': { allowed: false } as object,
    });
    const { root, text } = await mount('whistleblowing-form', { api: 'https://bank.example' });
    await vi.waitFor(() => expect(text()).toContain('Formulir ini tidak dapat diisi di situs web ini.'));
    expect(asked).toContain('/api/whistleblowing/report/v2');
    expect(root.querySelector('iframe')).toBeNull();
    expect(root.querySelector('a')?.href).toBe('https://bank.example/about-us/corporate-governance?lang=id');
    expect(warn.mock.calls.join()).toContain(`${location.origin}: it is not in its ALLOWED_ORIGINS`);
  });

  it('shows no control on a page that is not the bank’s, but a frame of the bank’s own', async () => {
    // happy-dom logs that it loads no frames.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    serve({ [path]: examples.usual?.content });
    const { root } = await mount('whistleblowing-form', {
      site: 'https://bank.example',
      api: 'https://api.bank.example',
    });
    await vi.waitFor(() => expect(root.querySelector('iframe')).toBeTruthy());
    expect(root.querySelector('iframe')?.getAttribute('src')).toBe(
      'https://bank.example/frame/whistleblowing-form?lang=id',
    );
    expect(root.querySelector('iframe')?.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(root.querySelectorAll('input, textarea')).toHaveLength(0);
    expect(root.querySelector('a')?.href).toBe('https://bank.example/about-us/corporate-governance?lang=id');
  });
});

describe('a day', () => {
  it.each(['November 5, 2026', 'november 5 2026', '5 November 2026', '05/11/2026', '5-11-2026', '5 Nov 2026'])(
    'is read from “%s”',
    (typed) => {
      expect(toReportDate(typed)).toBe('5 November 2026');
    },
  );

  it('is read and shown with the months of either language', () => {
    expect(toReportDate('Agustus 17, 1945')).toBe('17 August 1945');
    expect(toReportDate('17 Mei 2026')).toBe('17 May 2026');
    expect(formatDay(new Date(1945, 7, 17), 'Indonesia')).toBe('Agustus 17, 1945');
    expect(formatDay(new Date(1945, 7, 17), 'English')).toBe('August 17, 1945');
  });

  it.each(['', 'kemarin', '31/02/2026', '5 November', '2026', 'November 5, 26', '1 2 3 2026', 'Nopember 5, 2026 pagi'])(
    'is not made up from “%s”',
    (typed) => {
      expect(parseDay(typed)).toBeUndefined();
      expect(toReportDate(typed)).toBe('');
    },
  );
});
