import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { type Received, type Receiver, startReceiver } from './receiver-for-tests.ts';
import { standardRequest } from './standard-request.ts';
import { startDeliveries } from './start-deliveries.ts';

export const DAY = 86_400_000;

interface WebhookStage {
  product: TestApp;
  /** How far the product's clock is ahead, in milliseconds. */
  ahead: number;
  /** The manager of the running test's company. */
  manager: TestPerson;
  dispatcher: TestPerson;
  /** The endpoint of the running test. */
  receiver: Receiver;
  /** Stops the deliveries. */
  stop: () => Promise<void>;
}

/** Starts the app before the tests of a file; before each of them a new company, an endpoint and the deliveries. */
export function deliverInEachTest(): WebhookStage {
  // The hooks set the other fields before a test reads them.
  const stage = { ahead: 0 } as WebhookStage;
  beforeAll(async () => {
    const now = () => new Date(Date.now() + stage.ahead);
    stage.product = await startTestApp({ now });
    stage.product.dependencies.settings.webhookPrivateNetworks = ['127.0.0.0/8'];
    stage.dispatcher = await stage.product.signIn('dispatcher');
  });
  afterAll(() => stage.product.close());
  beforeEach(async () => {
    stage.ahead = 0;
    stage.manager = await stage.product.signIn('customer');
    stage.receiver = await startReceiver();
    stage.stop = startDeliveries(stage.product.dependencies, standardRequest, 20);
  });
  afterEach(async () => {
    stage.receiver.close();
    await stage.stop();
  });
  return stage;
}

/** What the manager and the dispatcher of a stage do. */
export function webhooksOf(stage: WebhookStage) {
  async function subscribe(url = stage.receiver.url, events = ['*'], by = stage.manager) {
    const response = await by.request('POST', '/api/webhooks', { url, events });
    expect(response.statusCode).toBe(201);
    return response.json();
  }
  const deliveriesOf = async (id: string, query = '') =>
    (await stage.manager.request('GET', `/api/webhooks/${id}/deliveries${query}`)).json().deliveries;
  const setStatus = (tracking_number: string, status: string) =>
    stage.dispatcher.request('POST', `/api/shipments/${tracking_number}/status`, { status });
  return { subscribe, deliveriesOf, setStatus };
}

export const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });
export const typesOf = (received: readonly Received[]) => received.map(({ body }) => JSON.parse(body).type);
