import { type APIRequestContext, expect } from '@playwright/test';

/** The link in the mail with this subject to this address, read as an admin. */
export async function mailedLink(admin: APIRequestContext, email: string, subject: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const mails = await (await admin.get('/api/mail')).json();
    const mail = mails.find(
      (one: { recipient: string; subject: string }) => one.recipient === email && one.subject === subject,
    );
    link = mail?.link ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}
