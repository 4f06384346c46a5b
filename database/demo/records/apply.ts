import type { Command, CommandOf, Operation } from '../commands.ts';
import { create } from './booking.ts';
import { generate, issue, saveInstructions } from './documents.ts';
import { issueInvoice, recordPayment } from './invoices.ts';
import { accept, answer, convert, decline, request } from './quotes.ts';
import type { Records } from './records.ts';
import {
  addEvent,
  changeEstimate,
  changeStatus,
  confirm,
  deleteEvent,
  recordPosition,
} from './shipment-changes.ts';

type Writers = { [Name in Operation]: (records: Records, command: CommandOf<Name>) => void };

/** The rows that each operation writes; replay.test.ts compares them with real calls. */
const WRITERS: Writers = {
  'shipments.create': create,
  'shipments.confirm': confirm,
  'shipments.changeStatus': changeStatus,
  'shipments.edit': changeEstimate,
  'tracking.addEvent': addEvent,
  'tracking.deleteEvent': deleteEvent,
  positions: recordPosition,
  'instructions.save': saveInstructions,
  'documents.generate': generate,
  'documents.issue': issue,
  'invoices.issue': issueInvoice,
  'invoices.recordPayment': recordPayment,
  'quotes.request': request,
  'quotes.answer': answer,
  'quotes.accept': accept,
  'quotes.decline': decline,
  'quotes.convert': convert,
  'enquiries.send': (records, { at, input }) => {
    const id = records.id(at);
    records.messages.push({
      ...input,
      id,
      created_at: at,
      answered_at: null,
      answered_by: null,
      updated_at: at,
    });
    records.notifyStaff(at, {
      kind: 'enquiry',
      type: 'info',
      title: 'New contact message',
      message: `${input.name}: ${input.subject || input.message.slice(0, 120)}`,
      related_id: id,
      related_type: 'contact_message',
    });
  },
  'enquiries.change': (records, { at, by, input: { email, answered } }) => {
    const message = records.messages.find((sent) => sent.email === email);
    if (!message) throw new Error(`No message of ${email} was sent.`);
    Object.assign(message, { answered_at: at, answered_by: by.id, updated_at: at });
    records.writeAudit(at, {
      actor_id: by.id,
      action: 'enquiries.change',
      subject_type: 'contact_message',
      subject_id: message.id,
      detail: { answered },
    });
  },
};

/** In chronological order. */
export function applyAll(records: Records, commands: readonly Command[]): void {
  const ordered = commands.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const command of ordered) apply(records, command);
}

function apply<Name extends Operation>(records: Records, command: CommandOf<Name>): void {
  const write = WRITERS[command.operation as Name] as (records: Records, command: CommandOf<Name>) => void;
  write(records, command);
}
