import { columnsOf, fieldsOfRow, nestedFields } from '#domain/imports/sheet-rows.ts';
import { type MilestoneOrIssue, milestoneOrIssue } from '#domain/milestones/milestone.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import { csvRows } from '../../spreadsheet/csv-rows.ts';

const MAX_ROWS = 500;

/** The rows of a CSV file with the columns of the template of imports. Empty rows are skipped. */
export function milestonesOfCsv(csv: string): MilestoneOrIssue[] {
  const [header = [], ...rows] = csvRows(csv);
  const columns = columnsOf('milestones', header);
  if ('refused' in columns) {
    const [{ column, issue } = { column: '', issue: 'The header is missing.' }] = columns.refused;
    throw fieldIssue('csv', column ? `${column}: ${issue}` : issue);
  }
  const items = rows.map((cells) => fieldsOfRow(columns, cells)).filter((fields) => fields !== undefined);
  if (items.length === 0) throw fieldIssue('csv', 'The file has no rows below its header.');
  if (items.length > MAX_ROWS)
    throw fieldIssue('csv', 'A file can have at most 500 rows. Import more at /api/imports.');
  return items.map((fields) => milestoneOrIssue(nestedFields(fields)));
}
