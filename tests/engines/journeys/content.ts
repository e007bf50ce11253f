import { projectDesk, signedIn } from "../../support/project-posts.ts";
import { sampleProject } from "../../support/project-samples.ts";
import { photos } from "../support/stored.ts";
import type { Journey } from "../support/suite.ts";
import { signIn } from "./office.ts";

export const contentJourneys: Journey[] = [
  {
    name: "what is typed in the editor before its code is there is saved, and a project comes to the site with its slider",
    async walk(world) {
      const { visitor, admin, hold, server } = world;
      const key = `dakrenovatie-best-${Date.now() % 1e6}`;
      const desk = projectDesk(server, await signedIn(server, "beheer@voorbeeld.example"), key);
      await desk.save(sampleProject({ photos: [], problem: "" }));
      await signIn(world, "/admin/inhoud");
      const release = hold(/hydrate-admin-/);
      await visitor.tab.goto(`${admin}/admin/inhoud/project/${key}`);
      await visitor.fill("Wat er aan de hand was", "De pannen poederden.");
      await visitor.choose("[name=town]", "Waalre");
      release();
      await visitor.sees("[role=status]", "Opgeslagen");
      await visitor.expectValue(
        "De pannen poederden.",
        () => document.querySelector<HTMLTextAreaElement>("[name=problem]")?.value,
      );
      await visitor.tab.chooseFiles("[data-add][type=file]", photos.slice(0, 2));
      await visitor.expectValue(["before", "after"], () =>
        [...document.querySelectorAll("[name$=stage]")].map((one) => (one as HTMLInputElement).value),
      );
      await visitor.click({ css: "button", text: "Publiceren" });
      await visitor.sees("[role=status]", "Het staat op de website.");
      await visitor.tab.goto(`${admin}/onze-projecten/${key}`);
      await visitor.sees("h1", "Dakrenovatie in Waalre");
      await visitor.sees("p", "De pannen poederden.");
      await visitor.expectValue([true, true], () =>
        [...document.querySelectorAll<HTMLImageElement>("[data-compare] img")].map(
          (img) => img.naturalWidth > 100,
        ),
      );
      const cut = () => {
        const after = document.querySelectorAll("[data-compare] figure")[1] as Element;
        return [
          document.querySelector<HTMLInputElement>("[data-compare] input")?.value,
          getComputedStyle(after).clipPath.startsWith("inset("),
        ];
      };
      await visitor.expectValue(["50", true], cut);
      await visitor.click({ css: "[data-compare] input" });
      await visitor.press("ArrowUp");
      await visitor.expectValue(["51", true], cut);
    },
  },
];
