import { data } from "react-router";

/** The fields of a posted form; throws 400 for a body that is none, or that broke off. */
export async function formDataOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
}
