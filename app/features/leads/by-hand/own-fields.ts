/** Fields that only this form has. `reached`: the customer was spoken to. `confirm`: is sent the usual confirmation. */
export const ownFields = ["source", "reached", "confirm"] as const;
