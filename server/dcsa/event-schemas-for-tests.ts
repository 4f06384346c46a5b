import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { DCSA_CODES } from '#domain/dcsa/event-codes.ts';
import { DOCUMENT_TYPES } from '#domain/milestones/document-type.ts';

const text = (maxLength?: number) => ({ type: 'string', ...(maxLength && { maxLength }) });
const oneOf = (...values: string[]) => ({ type: 'string', enum: values });
const date = { type: 'string', format: 'date-time' };
const object = (required: string[], properties: object) => ({
  type: 'object',
  required,
  properties,
  // The published schemas allow other fields. We send none, so that a misspelt one is found.
  additionalProperties: false,
});

const address = object([], {
  name: text(100),
  street: text(100),
  streetNumber: text(50),
  floor: text(50),
  postCode: text(50),
  city: text(65),
  stateRegion: text(65),
  country: text(75),
});
const location = object([], {
  locationName: text(100),
  latitude: text(10),
  longitude: text(11),
  UNLocationCode: text(5),
  facilityCode: text(6),
  facilityCodeListProvider: oneOf('BIC', 'SMDG'),
  address,
});
const transportCall = object(['modeOfTransport', 'transportCallID'], {
  transportCallID: text(100),
  carrierServiceCode: text(5),
  carrierVoyageNumber: text(50),
  exportVoyageNumber: text(50),
  importVoyageNumber: text(50),
  transportCallSequenceNumber: { type: 'integer' },
  UNLocationCode: text(5),
  facilityCode: text(6),
  facilityCodeListProvider: oneOf('BIC', 'SMDG'),
  facilityTypeCode: oneOf('BOCR', 'CLOC', 'COFS', 'COYA', 'OFFD', 'DEPO', 'INTE', 'POTE', 'RAMP'),
  otherFacility: text(50),
  modeOfTransport: oneOf('VESSEL', 'RAIL', 'TRUCK', 'BARGE'),
  location,
  vessel: object(['vesselIMONumber'], {
    vesselIMONumber: text(7),
    vesselName: text(35),
    vesselFlag: text(2),
    vesselCallSignNumber: text(10),
    vesselOperatorCarrierCode: text(10),
    vesselOperatorCarrierCodeListProvider: oneOf('SMDG', 'NMFTA'),
  }),
});
const references = {
  type: 'array',
  items: object(['referenceType', 'referenceValue'], {
    referenceType: oneOf('FF', 'SI', 'PO', 'CR', 'AAO', 'EQ'),
    referenceValue: text(100),
  }),
};
const documentReferences = {
  type: 'array',
  items: object([], { documentReferenceType: oneOf('BKG', 'TRD'), documentReferenceValue: text() }),
};

const event = (eventType: string, required: string[], properties: object) =>
  object(['eventCreatedDateTime', 'eventClassifierCode', 'eventDateTime', 'eventType', ...required], {
    eventID: { type: 'string', format: 'uuid' },
    eventCreatedDateTime: date,
    eventType: { const: eventType },
    eventClassifierCode: oneOf('PLN', 'EST', 'ACT'),
    eventDateTime: date,
    references,
    ...properties,
  });

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);

/** What the published OpenAPI of Track & Trace 2.2.0 demands of a response, without its deprecated fields. */
export const validEvents = ajv.compile({
  type: 'array',
  items: {
    anyOf: [
      event('SHIPMENT', ['documentID', 'documentTypeCode', 'shipmentEventTypeCode'], {
        shipmentEventTypeCode: oneOf(...DCSA_CODES.SHIPMENT),
        documentID: text(),
        documentTypeCode: oneOf(...DOCUMENT_TYPES),
        reason: text(),
      }),
      event('TRANSPORT', ['transportCall', 'transportEventTypeCode'], {
        transportEventTypeCode: oneOf(...DCSA_CODES.TRANSPORT),
        delayReasonCode: text(3),
        changeRemark: text(250),
        transportCall,
        documentReferences,
      }),
      event('EQUIPMENT', ['emptyIndicatorCode', 'equipmentEventTypeCode'], {
        equipmentEventTypeCode: oneOf(...DCSA_CODES.EQUIPMENT),
        equipmentReference: text(15),
        ISOEquipmentCode: text(4),
        emptyIndicatorCode: oneOf('EMPTY', 'LADEN'),
        eventLocation: location,
        transportCall,
        documentReferences,
      }),
    ],
  },
});

export const validError = ajv.compile(
  object(['errorDateTime', 'errors', 'httpMethod', 'requestUri', 'statusCode', 'statusCodeText'], {
    httpMethod: text(),
    requestUri: text(),
    errors: {
      type: 'array',
      minItems: 1,
      items: object(['reason', 'message'], { reason: text(), message: text() }),
    },
    statusCode: { type: 'integer' },
    statusCodeText: text(),
    errorDateTime: date,
  }),
);
