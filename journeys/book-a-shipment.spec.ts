import { expect, type Page, type Route, test } from '@playwright/test';

const DEMO_PASSWORD = 'groundswell-demo';
const CREATE = '**/api/rpc/shipments/create';
const OPTIONS = '**/api/rpc/routing/options';
/** The tracking screen may write its number into its own address. */
const TRACKED = /\/track(\?tracking=|\/)GS\d{9}$/;

test('a customer signs in, books Houston to Rotterdam by sea and lands on its tracking screen', async ({
  page,
}) => {
  await page.goto('/create-shipment');
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await expect(page.getByText('Please log in to create a shipment.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Create New Shipment' })).toBeVisible();
  await takePlace(page, 'Origin city', 'Houst', 'Houston, Texas, United States');
  await expect(page.getByLabel('Origin country')).toHaveValue('United States');
  await takePlace(page, 'Destination city', 'Rotterd', 'Rotterdam, South Holland, Netherlands');
  await expect(page.getByLabel('Destination country')).toHaveValue('Netherlands');
  await next(page).click();

  await expect(page.getByRole('heading', { name: 'Cargo Details' })).toBeFocused();
  await fillInCargo(page);
  await next(page).click();

  await expect(page.getByText('Analyzing optimal routes...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Smart Route Recommendations' })).toBeFocused();
  await page.getByRole('radio', { name: /^Sea/ }).check();
  await page.getByText('Why this price').click();
  await expect(page.getByRole('table').getByRole('row', { name: /^Total/ })).toBeVisible();
  await next(page).click();

  await expect(page.getByRole('heading', { name: 'Review & Confirm' })).toBeFocused();
  await expect(page.getByText('12 pallets of valves').first()).toBeVisible();
  await createButton(page).click();

  await expect(page).toHaveURL(TRACKED);
  const [number] = /GS\d{9}$/.exec(page.url()) as RegExpExecArray;
  await expect(toast(page, 'Shipment created successfully!')).toContainText(
    `Your tracking number is: ${number}`,
  );
  await page.goto('/create-shipment');
  await expect(page.getByLabel('Origin city')).toHaveValue('');
});

test('the draft and its step survive a reload, and the browser’s back is Previous', async ({ page }) => {
  await openWizard(page);
  await expect(button(page, 'Previous')).toBeDisabled();
  await expect(next(page)).toBeDisabled();
  await expect(next(page)).toHaveAccessibleDescription(/^Still needed: origin city/);
  await fillInPlaces(page);
  await next(page).click();
  await page.getByLabel('Cargo description').fill('12 pallets of valves');
  await expect(next(page)).toHaveAccessibleDescription('Still needed: weight.');

  await page.reload();
  await expect(page).toHaveURL(/step=2$/);
  await expect(page.getByLabel('Cargo description')).toHaveValue('12 pallets of valves');
  await page.goBack();
  await expect(page.getByLabel('Origin city')).toHaveValue('Houston');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Cargo Details' })).toBeVisible();
  await button(page, 'Previous').click();
  await expect(page.getByLabel('Destination city')).toHaveValue('Rotterdam');

  await page.goto('/create-shipment?step=4');
  await expect(page).toHaveURL(/step=2$/);
});

test('Change leads back to the review, unless what changed needs another route', async ({ page }) => {
  await openWizard(page);
  await goToReview(page);
  await page.getByRole('link', { name: 'Change Cargo Details' }).click();
  await page.getByLabel('Special instructions').fill('Call before delivery');
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Review & Confirm' })).toBeVisible();
  await expect(page.getByText('Call before delivery')).toBeVisible();

  await page.getByRole('link', { name: 'Change Cargo Details' }).click();
  await page.getByRole('radio', { name: /^Express/ }).check();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Smart Route Recommendations' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Air/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Sea/ })).toHaveCount(0);
  await expect(next(page)).toHaveAccessibleDescription('Still needed: a route.');
});

test('a double click creates one shipment', async ({ page }) => {
  await openWizard(page);
  await goToReview(page, 'Valves, clicked twice');
  await createButton(page).dblclick();
  await expect(page).toHaveURL(TRACKED);
  expect(await bookingsOf(page, 'Valves, clicked twice')).toBe(1);
});

test('when the answer is lost, trying again creates no second shipment', async ({ page }) => {
  await openWizard(page);
  const cargo = 'Valves, whose answer is lost';
  await goToReview(page, cargo);
  await page.route(CREATE, loseAnswer, { times: 1 });
  await createButton(page).click();
  await expect(toast(page, 'Error creating shipment')).toContainText('Please try again later.');
  await expect(page.getByRole('heading', { name: 'Review & Confirm' })).toBeVisible();
  expect(await bookingsOf(page, cargo)).toBe(1);

  await createButton(page).click();
  await expect(page).toHaveURL(TRACKED);
  expect(await bookingsOf(page, cargo)).toBe(1);
});

test('what the server will not take is told at its field, with the way back to it', async ({ page }) => {
  await openWizard(page);
  await goToReview(page);
  await page.route(CREATE, refuseDescription, { times: 1 });
  await createButton(page).click();
  await expect(toast(page, 'Error creating shipment')).toBeVisible();
  await page.getByRole('link', { name: 'Cargo description: Please say more.' }).click();
  const description = page.getByLabel('Cargo description');
  await expect(description).toBeFocused();
  await expect(description).toHaveAccessibleDescription(/Please say more\./);
  await description.fill('12 pallets of brass valves');
  await expect(description).not.toHaveAccessibleDescription(/Please say more\./);
  await next(page).click();
  await expect(createButton(page)).toBeEnabled();
});

test('routes that cannot be worked out are missing on the screen only, until Retry', async ({ page }) => {
  await openWizard(page);
  await fillInPlaces(page);
  await next(page).click();
  await fillInCargo(page);
  let fails = true;
  await page.route(OPTIONS, (route) => (fails ? route.fulfill({ status: 400, json: {} }) : route.fallback()));
  await next(page).click();
  await expect(page.getByText('The route recommendations are missing')).toBeVisible();
  fails = false;
  await button(page, 'Retry').click();
  await expect(page.getByRole('radio', { name: /^Sea/ })).toBeVisible();
});

test('an unknown town is allowed, and said to start at the capital', async ({ page }) => {
  await openWizard(page);
  await fillInPlaces(page, { origin: ['Nowhereville', 'Norway'] });
  await next(page).click();
  await fillInCargo(page);
  await next(page).click();
  await expect(
    page.getByText('We do not know Nowhereville; the route starts at the capital of Norway.'),
  ).toBeVisible();
});

test('offline the shipment cannot be sent, and the bar says why', async ({ page, context }) => {
  await openWizard(page);
  await goToReview(page);
  await context.setOffline(true);
  await expect(createButton(page)).toBeDisabled();
  await expect(createButton(page)).toHaveAccessibleDescription(/^You are offline\./);
  await context.setOffline(false);
  await expect(createButton(page)).toBeEnabled();
});

test('signing in again in the middle, after a reload, keeps the draft', async ({ page, context }) => {
  await openWizard(page);
  await fillInPlaces(page);
  await next(page).click();
  await page.getByLabel('Cargo description').fill('12 pallets of valves');
  await context.clearCookies();
  await page.reload();
  await expect(page.getByText('Please log in to create a shipment.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page);
  await expect(page).toHaveURL(/step=2$/);
  await expect(page.getByLabel('Cargo description')).toHaveValue('12 pallets of valves');
});

test('an earlier shipment is booked again, and no draft is replaced unasked', async ({ page }) => {
  await openWizard(page);
  const [earlier, other] = await numbersOf(page);
  await page.goto(`/create-shipment?again=${earlier}`);
  await expect(page.getByText(`Filled in from ${earlier}`)).toBeVisible();
  const city = await page.getByLabel('Origin city').inputValue();
  expect(city).not.toBe('');
  await expect(next(page)).toBeEnabled();

  await page.goto(`/create-shipment?again=${other}`);
  await page.getByRole('button', { name: 'Keep what I entered' }).click();
  await expect(page.getByText(`Filled in from ${earlier}`)).toBeVisible();
  await expect(page.getByLabel('Origin city')).toHaveValue(city);
  await page.goto(`/create-shipment?again=${other}`);
  await page.getByRole('button', { name: `Replace with ${other}` }).click();
  await expect(page.getByText(`Filled in from ${other}`)).toBeVisible();

  await page.getByRole('button', { name: 'Start with an empty form' }).click();
  await page.goto('/create-shipment?again=GS000000000');
  await expect(page.getByText('We could not find GS000000000 among your shipments.')).toBeVisible();
  await expect(page.getByLabel('Origin city')).toHaveValue('');
});

test('each mode says what it charges as weight and emits, and staff book for a client', async ({ page }) => {
  await openWizard(page, 'dispatcher@groundswell.example');
  await page.getByLabel('Client').fill('customer@groundswell');
  await expect(next(page)).toHaveAccessibleDescription(/Choose a client from the list/);
  await page.getByRole('option', { name: /customer@groundswell\.example/ }).click();
  await fillInPlaces(page);
  await next(page).click();
  await fillInCargo(page, 'Valves for a client');
  await page.getByLabel('Weight').fill('100');
  const figure = (text: RegExp) => page.getByRole('definition').filter({ hasText: text });
  await expect(figure(/^160\s*kg$/)).toBeVisible();
  await expect(figure(/^1,000\s*kg$/)).toBeVisible();
  await next(page).click();
  await page.getByRole('radio', { name: /^Sea.*1,000\s*kg chargeable weight/ }).check();
  await page.getByText('Where the CO2e comes from (DESNZ 2025)').click();
  await expect(page.getByRole('row', { name: /^Total .* kg CO2e$/ })).toBeVisible();
  await next(page).click();
  await createButton(page).click();
  await expect(page).toHaveURL(TRACKED);
  await page.context().clearCookies();
  await openWizard(page);
  expect(await bookingsOf(page, 'Valves for a client')).toBeGreaterThan(0);
});

test('a session that has ended keeps the wizard and asks to sign in', async ({ page, context }) => {
  await openWizard(page);
  await goToReview(page);
  await context.clearCookies();
  await createButton(page).click();
  await expect(toast(page, 'Authentication required')).toContainText('Please sign in to create a shipment.');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page);
  await expect(page.getByRole('heading', { name: 'Review & Confirm' })).toBeVisible();
  await createButton(page).click();
  await expect(page).toHaveURL(TRACKED);
});

test('the whole way with the keyboard alone', async ({ page }) => {
  await openWizard(page);
  const { keyboard } = page;
  await page.getByLabel('Origin city').focus();
  await keyboard.type('Houston');
  await page.getByRole('option', { name: /^Houston, Texas/ }).waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await tabTo(page, 'Destination city');
  await keyboard.type('Rotterdam');
  await tabTo(page, 'Destination country');
  await keyboard.type('Holland');
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Cargo Details' })).toBeFocused();
  await tabTo(page, 'Cargo description');
  await keyboard.type('Valves');
  await tabTo(page, 'Weight');
  await keyboard.type('1,200');
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Smart Route Recommendations' })).toBeFocused();
  const sea = page.getByRole('radio', { name: /^Sea/ });
  await sea.waitFor();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(sea).toBeChecked();
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Review & Confirm' })).toBeFocused();
  await tabTo(page, 'Create Shipment', 'button');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(TRACKED);
});

async function openWizard(page: Page, email?: string) {
  await page.goto('/auth?for=customer&next=/create-shipment');
  await signInHere(page, email);
  await expect(page.getByLabel('Origin city')).toBeVisible();
}

async function signInHere(page: Page, email = 'customer@groundswell.example') {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function takePlace(page: Page, label: string, typed: string, suggestion: string) {
  await page.getByLabel(label).pressSequentially(typed);
  await page.getByRole('option', { name: suggestion }).click();
}

async function fillInPlaces(page: Page, { origin = ['Houston', 'US'] }: { origin?: [string, string] } = {}) {
  await page.getByLabel('Origin city').fill(origin[0]);
  await page.getByLabel('Origin country').fill(origin[1]);
  await page.getByLabel('Destination city').fill('Rotterdam');
  await page.getByLabel('Destination country').fill('NL');
}

async function fillInCargo(page: Page, cargo = '12 pallets of valves') {
  await page.getByLabel('Cargo description').fill(cargo);
  await page.getByLabel('Weight').fill('21,600');
  await page.getByLabel('Length').fill('120');
  await page.getByLabel('Width').fill('80');
  await page.getByLabel('Height').fill('100');
}

async function goToReview(page: Page, cargo?: string) {
  await fillInPlaces(page);
  await next(page).click();
  await fillInCargo(page, cargo);
  await next(page).click();
  await page.getByRole('radio', { name: /^Sea/ }).check();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Review & Confirm' })).toBeVisible();
}

/** The tracking numbers of the signed-in person's own shipments. */
async function numbersOf(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/shipments?limit=2');
  const { shipments } = (await answer.json()) as { shipments: { tracking_number: string }[] };
  return shipments.map(({ tracking_number }) => tracking_number);
}

/** How many shipments with this cargo the signed-in person has, as the server knows them. */
async function bookingsOf(page: Page, cargo: string): Promise<number> {
  const answer = await page.request.get('/api/shipments?limit=100');
  const { shipments } = (await answer.json()) as { shipments: { cargo_description: string }[] };
  return shipments.filter(({ cargo_description }) => cargo_description === cargo).length;
}

/** The server gets the call and answers; the browser never learns. */
async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort('connectionreset');
}

async function refuseDescription(route: Route) {
  const issues = [{ path: 'cargo_description', message: 'Please say more.' }];
  await route.fulfill({
    status: 422,
    json: {
      json: {
        defined: false,
        code: 'UNPROCESSABLE_CONTENT',
        status: 422,
        message: 'Some of what was sent is not right.',
        data: { issues },
      },
    },
  });
}

/** Tabs on until the control has focus; fails when a person could not get there. */
async function tabTo(page: Page, name: string, role: 'button' | 'field' = 'field') {
  const target =
    role === 'button' ? page.getByRole('main').getByRole('button', { name }) : page.getByLabel(name);
  for (let presses = 0; presses < 15; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

function button(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name });
}

function next(page: Page) {
  return button(page, 'Next');
}

function createButton(page: Page) {
  return button(page, 'Create Shipment');
}

function toast(page: Page, title: string) {
  return page
    .getByRole('region', { name: /notifications/i })
    .getByRole('listitem')
    .filter({ hasText: title });
}
