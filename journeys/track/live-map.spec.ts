import { expect, type Page, test } from '@playwright/test';
import { hiddenFocus } from '../support/hidden-focus.ts';
import { MAP_WITHIN, openMap } from '../support/open-map.ts';
import { violationsOn } from '../support/violations.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const play = (page: Page) => button(page, 'Replay the journey');
const place = (page: Page) => page.getByRole('slider', { name: 'Position in the journey' });
const speed = (page: Page) => page.getByRole('slider', { name: 'Speed' });
const valueText = (page: Page) => place(page).getAttribute('aria-valuetext');

// One page for all: without a graphics card, a map takes much of a processor to start.
test('the live map is accessible, and the journey on it is replayed by keyboard only', async ({ page }) => {
  test.setTimeout(4 * MAP_WITHIN);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openMap(page);
  await expect(page.getByRole('radio', { name: 'Satellite' })).toBeAttached({ timeout: MAP_WITHIN });
  await expect(play(page)).toBeVisible({ timeout: MAP_WITHIN });

  await test.step('the accessibility tree contains everything shown', () => containsEverything(page));
  await test.step('there are no barriers', async () => expect(await violationsOn(page)).toEqual([]));

  await test.step('it is replayed, paused, sped up and closed', async () => {
    await play(page).press('Enter');
    await expect(place(page)).toHaveAttribute('aria-valuetext', /^(?!5%)\d+%, between .+ and .+, about /);
    await page.keyboard.press('Enter');
    await expect(play(page)).toBeFocused();
    const held = await valueText(page);

    await button(page, 'Zoom to vessel').press('Enter');
    await button(page, 'Increase Speed').press('Space');
    await expect(speed(page)).toHaveAttribute('aria-valuetext', '1.5x');
    await speed(page).press('ArrowRight');
    await expect(speed(page)).toHaveAttribute('aria-valuetext', '2x');
    expect(await valueText(page)).toBe(held);
    await speed(page).press('ArrowLeft');
    await speed(page).press('ArrowLeft');
    await expect(speed(page)).toHaveAttribute('aria-valuetext', '1x');

    await button(page, 'Back to live').press('Enter');
    await expect(button(page, 'Back to live')).toBeHidden();
    await expect(play(page)).toBeFocused();
  });

  await test.step('the position is chosen, and future points are marked as planned', async () => {
    await place(page).press('End');
    await expect(place(page)).toHaveAttribute('aria-valuetext', /^95%, .+, planned$/);
    await place(page).press('ArrowLeft');
    await expect(place(page)).toHaveAttribute('aria-valuenow', '94');
    await place(page).press('Home');
    await expect(place(page)).toHaveAttribute('aria-valuetext', /^5%, .+ \d{4}$/);
  });

  await test.step('with reduced motion the replay advances in steps', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const places = await place(page).evaluateHandle((slider) => {
      const seen: number[] = [];
      const note = () => seen.push(Number(slider.getAttribute('aria-valuenow')));
      new MutationObserver(note).observe(slider, { attributeFilter: ['aria-valuenow'] });
      return seen;
    });
    await play(page).press('Enter');
    await expect.poll(() => places.evaluate(({ length }) => length)).toBeGreaterThan(2);
    await button(page, 'Pause the replay').press('Enter');
    expect((await places.jsonValue()).filter((percent) => percent % 5 !== 0)).toEqual([]);
  });

  await test.step('the ground is a satellite picture', async () => {
    await page.getByText('Satellite', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Satellite' })).toBeChecked();
    await expect(page.getByText('Imagery: NASA Blue Marble')).toBeVisible();
  });

  await test.step('what takes the focus shows it', async () => expect(await hiddenFocus(page)).toEqual([]));
});

async function containsEverything(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Track Your Shipment" [level=1]
      - search:
        - textbox "Tracking number"
        - button "Track"
      - status: /GS123456789. in transit, estimated delivery .+ 2\\d{3}/
      - text: in transit GS123456789
      - button "Copy tracking number"
      - button "Share this page"
      - button "Print this page"
      - paragraph:
        - time: /2\\d{3}/
        - text: /Estimated delivery/
      - paragraph: Shanghai, CN to Los Angeles, US
      - term: Now
      - definition:
        - text: /By sea, MV .+% of the way/
        - time: /\\d+m ago/
      - term: Next
      - definition:
        - text: Arrival, Long Beach
        - time: /UTC|GMT/
      - term: Last event
      - definition:
        - time: /\\d+[mhd] ago/
        - text: /Port of Shanghai, CN/
      - term: Cargo
      - definition
      - term: Weight
      - definition: /[\\d,]+ kg/
      - term: Transport mode
      - definition: Sea
      - button "Follow by e-mail"
      - region "Progress":
        - list:
          - listitem:
            - paragraph: /Order Placed , completed/
          - listitem
          - listitem
          - listitem:
            - paragraph: In transit
            - paragraph: Current Status
          - listitem:
            - paragraph: Customs , not reached yet
          - listitem
          - listitem:
            - paragraph: Delivered , not reached yet
      - region "Map":
        - region "Live map of the route"
        - group "Map type":
          - radio "Map" [checked]
          - radio "Satellite"
        - button "Whole route" [pressed]
        - button "Zoom to vessel"
        - region "Live tracking":
          - button "Replay the journey"
          - slider "Position in the journey"
      - region "Live location":
        - term: Position
        - definition: /-?\\d+\\.\\d{4}, -?\\d+\\.\\d{4}/
        - term: Estimated arrival
        - definition:
          - time: /UTC|GMT/
        - term: Progress
        - definition: /\\d+%/
      - region "Event history":
        - list:
          - listitem:
            - paragraph:
              - time: /UTC|GMT/
            - text: /in transit Port of Shanghai, CN/
      - region "Route stops":
        - list:
          - listitem:
            - paragraph: Shanghai, CN
            - paragraph:
              - text: Origin · Completed ·
              - time: /UTC|GMT/
  `);
}
