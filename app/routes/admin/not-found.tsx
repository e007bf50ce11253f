import { data } from "react-router";

/** Every address under /admin that the site map does not know. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function AdminNotFound() {
  return null;
}
