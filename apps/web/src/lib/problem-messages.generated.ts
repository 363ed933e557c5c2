// Written by 'npm run codegen' from problem.messages.en.json.

/** Why something failed. */
export const problemMessages = {
  serverError: "The server answered with an error.",
  noNetwork: "No Network: The server cannot be reached",
  tooManyRequests: ({ retry }: { retry: string | number }) => `Too many requests. ${retry}`,
  status: ({ status }: { status: string | number }) => `The server answered ${status}.`,
  withId: ({ message, id }: { message: string | number; id: string | number }) => `${message} Error ${id}.`,
}
