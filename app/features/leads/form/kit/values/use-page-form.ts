import { useContext } from "react";
import { DocumentContext } from "~/ui/islands/document-context";
import { startFrom } from "./start-from";

/** As `startFrom`, for the page that shows the form: with the page's own key and time where the answer brings none. */
export function usePageForm(...args: Parameters<typeof startFrom>) {
  const page = useContext(DocumentContext);
  const { formKey, formTime, ...rest } = startFrom(...args);
  return {
    ...rest,
    formKey: formKey ?? page?.formKey ?? "",
    formTime: formTime ?? page?.formTime ?? "",
  };
}
