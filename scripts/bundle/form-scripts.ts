import type { Plugin } from "vite";

/** Stands in the source for the addresses; see render/islands/dialogs.ts. */
const PLACEHOLDER = "FORM_SCRIPTS";
const FORMS = ["quote-form", "quote-widget", "service-menu", "membership-form"];
/** Smaller ones come in one go with the form's own. In bytes, before compression. */
const LARGE = 8000;

/**
 * Tells the entry script the large scripts that every form in a dialog needs, so that it can have them fetched before
 * it runs them. An `import()` would do both.
 */
export function formScripts(): Plugin {
  return {
    name: "form-scripts",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const withImports = (file: string, found = new Set<string>()): Set<string> => {
        if (found.has(file)) return found;
        found.add(file);
        for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
          withImports(imported, found);
        return found;
      };
      const entry = chunks.find(({ code }) => code.includes(PLACEHOLDER));
      const hydrate = chunks.find(({ name }) => name === "hydrate");
      const forms = chunks.filter(({ name }) => FORMS.includes(name));
      // Development and the office's own build have none.
      if (!entry || !hydrate || forms.length < FORMS.length) return;
      const starting = withImports(hydrate.fileName);
      const needed = forms.map(({ fileName }) => withImports(fileName));
      const large = chunks
        .filter(({ fileName, code }) => code.length > LARGE && fileName !== entry.fileName)
        .map(({ fileName }) => fileName)
        .filter((file) => starting.has(file) || needed.every((files) => files.has(file)));
      entry.code = entry.code.replace(PLACEHOLDER, large.map((file) => `/${file}`).join(" "));
    },
  };
}
