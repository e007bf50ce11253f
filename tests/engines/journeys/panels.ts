import { expect } from "vitest";
import { ADDRESS, draftHas, MODAL, toContactStep } from "../support/request-forms.ts";
import type { Journey, World } from "../support/suite.ts";

const isOpen = (dialog: string) => document.querySelector(dialog)?.matches(":popover-open");
const depth = () => history.state?.depth ?? 0;
const address = () => document.querySelector<HTMLInputElement>("#quote-dialog [name=address]")?.value;

async function expectStep({ visitor }: World, step: number): Promise<void> {
  await visitor.sees(MODAL, `Stap ${step} van 3`);
  await visitor.expectValue(step, depth);
  expect(await visitor.tab.evaluate(isOpen, MODAL)).toBe(true);
}

async function expectClosed({ visitor }: World): Promise<void> {
  await visitor.expectValue(false, isOpen, MODAL);
  await visitor.expectValue(0, depth);
  await visitor.arrives("/daken");
}

export const panelJourneys: Journey[] = [
  {
    name: "back in a panel is one step back and then closes it, forward opens it again; after a reload a line leads to its step",
    async walk(world) {
      const { visitor, site } = world;
      await visitor.tab.goto(`${site}/kennisbank`);
      await visitor.tab.goto(`${site}/daken`);
      await toContactStep(world, []);
      await expectStep(world, 3);
      await visitor.tab.back();
      await expectStep(world, 2);
      await visitor.expectValue(ADDRESS, address);
      await visitor.tab.back();
      await expectStep(world, 1);
      await visitor.tab.forward();
      await expectStep(world, 2);
      await visitor.tab.back();
      await expectStep(world, 1);
      await visitor.tab.back();
      await expectClosed(world);
      await visitor.tab.forward();
      await expectStep(world, 1);
      await visitor.tab.back();
      await expectClosed(world);

      await visitor.click({ css: "a[data-dialog=quote-dialog]" });
      await visitor.click({ within: MODAL, text: "Volgende" });
      await expectStep(world, 2);
      await visitor.expectValue(true, draftHas, '"value":"project"');
      await visitor.tab.reload();
      await expectClosed(world);
      await visitor.tab.back();
      await visitor.arrives("/kennisbank");

      await visitor.tab.goto(`${site}/over-ons`);
      await visitor.click({ css: "aside a", text: "Ga verder met uw aanvraag" });
      await expectStep(world, 2);
      await visitor.expectValue(ADDRESS, address);
    },
  },
];
