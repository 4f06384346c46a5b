import { runCommand } from '../backup/command-line.ts';
import { withDatabaseToRead } from '../backup/stored-at.ts';
import { connect } from '../database/pool/connection.ts';
import { readEnvironment } from '../environment.ts';
import { listNewestMail } from './mail-outbox-table.ts';

const NEWEST = 10;

/**
 * Prints the newest e-mails and their links, for an operator without a mail server and without access to
 * /admin/mail.
 */
await runCommand(() =>
  withDatabaseToRead(readEnvironment(), async (url) => {
    const database = connect(url, 1);
    try {
      const mails = (await listNewestMail(database.db, 100)).filter(({ status }) => status === 'stored');
      if (mails.length === 0) return ['no unsent e-mail: all was sent, or none was written yet'];
      return mails
        .slice(0, NEWEST)
        .map(({ recipient, subject, link }) => `${recipient}: ${subject}${link ? ` ${link}` : ''}`);
    } finally {
      await database.close();
    }
  }),
);
