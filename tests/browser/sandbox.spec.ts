/** Forms on pages with the origin `null`. */
import { complaints, expect, test } from '../support/site';
import { partnerPage } from '../support/steps';

for (const [sandbox, isFormShown] of [
  ['allow-scripts allow-forms allow-popups', false],
  ['allow-scripts allow-forms allow-popups allow-same-origin', true],
] as const) {
  test(`in a frame with sandbox="${sandbox}" there is ${isFormShown ? 'the form' : 'the reason and a link'}`, async ({
    page,
    partner,
    site: { origin: bank },
  }) => {
    const at = () => `api="${bank}" site="${bank}" language="English"`;
    const pages: Record<string, () => string> = {
      '/': () => `<iframe sandbox="${sandbox}" src="/inner" style="width: 100%; height: 90vh"></iframe>`,
      '/inner': () => `<script type="module" src="${bank}/widgets/auto.js"></script>
        <serambi-values ${at()}></serambi-values><serambi-contact-form ${at()}></serambi-contact-form>
        <serambi-whistleblowing-form ${at()}></serambi-whistleblowing-form>`,
    };
    partner.show((url) => partnerPage(pages[url]?.() ?? ''));
    const messages = complaints(page);
    // Without the browser's own advice about the sandbox.
    const ours = () => messages.filter((message) => !message.includes('can escape its sandboxing')).toSorted();
    await page.goto(partner.origin);
    const inner = page.frameLocator('iframe').first();
    // Content does not depend on the origin.
    await expect(inner.locator('serambi-values li').first()).toBeVisible();
    const report = inner.locator('serambi-whistleblowing-form');
    if (isFormShown) {
      await expect(inner.locator('serambi-contact-form form')).toBeVisible();
      await expect(report.locator('iframe')).toBeVisible();
      expect(ours()).toEqual([]);
    } else {
      await expect(inner.locator('serambi-contact-form [role=alert]')).toContainText(
        'cannot be sent from this website',
      );
      await expect(report.getByRole('alert')).toHaveText('This form cannot be filled in on this website.');
      await expect(report.getByRole('link')).toHaveAttribute('href', new RegExp(`^${bank}/`));
      await expect(report.locator('iframe')).toHaveCount(0);
      const reason = 'its frame is sandboxed without allow-same-origin.';
      expect(ours()).toEqual([
        `Serambi: ${bank} takes no contact-form from ${partner.origin}: ${reason}`,
        `Serambi: ${bank} takes no whistleblowing-form from ${partner.origin}: ${reason}`,
      ]);
    }
  });
}
