import type { ReportedMilestone } from '#domain/milestones/milestone.ts';
import { reportMilestones } from '../milestones/report-milestones.ts';
import { shipmentNumbers } from './match-references.ts';
import type { RowWriter } from './row-writer.ts';

export const importMilestones: RowWriter<ReportedMilestone> = async (transaction, context, rows) => {
  const numberOf = await shipmentNumbers(
    transaction,
    rows.map(({ fields }) => fields.tracking_number),
  );
  const results = await reportMilestones(
    transaction,
    context,
    rows.map(({ fields }) => ({
      milestone: { ...fields, tracking_number: numberOf(fields.tracking_number) },
    })),
  );
  const rowOf = (index: number) => (rows[index] as (typeof rows)[number]).row;
  return {
    records: results.flatMap(({ index, status, id }) =>
      status === 'recorded' && id ? [{ row: rowOf(index), record_id: id }] : [],
    ),
    refused: results.flatMap(({ index, status, issue }) => {
      if (status === 'duplicate')
        return [{ row: rowOf(index), column: '', issue: 'This milestone was already recorded.' }];
      if (status === 'recorded') return [];
      const [, column = '', text = ''] = /^(?:([a-z_.]+): )?(.*)$/s.exec(issue ?? '') ?? [];
      return [{ row: rowOf(index), column, issue: text }];
    }),
  };
};
