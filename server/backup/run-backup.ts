import { readEnvironment } from '../environment.ts';
import { backUp } from './back-up.ts';
import { counted, interruption, programVersion, runCommand } from './command-line.ts';

const [file] = process.argv.slice(2);

await runCommand(async () => {
  const report = await backUp(readEnvironment(), {
    file,
    program: await programVersion(),
    now: new Date(),
    signal: interruption(),
  });
  const megabytes = (report.bytes / 1e6).toFixed(1);
  return [
    `backed up ${counted(report.rows, report.tables)} in ${megabytes} MB: ${report.file}`,
    ...(report.objects > 0 ? [`with ${report.objects} files of the bucket`] : []),
    ...(report.missing_objects > 0
      ? [`${report.missing_objects} files of the bucket are not in it; set S3_URL, or check the bucket`]
      : []),
    report.with_secret
      ? 'it contains all data and the secret of the installation: store it where nobody else can read it'
      : 'it contains all data, but not AUTH_SECRET: store that separately',
  ];
});
