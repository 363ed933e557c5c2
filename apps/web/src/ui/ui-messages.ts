/** Words that belong to no room. Texts of the specification keep their spelling. */
export const uiMessages = {
  tryAgain: 'Try again',
  restIsGood: 'The rest of this page is up to date.',
  noNetwork: 'No Network: The server cannot be reached',
  noNetworkHelp: 'Check your connection. What you typed is kept.',
  accessDenied: 'Access Denied!',
  accessDeniedHelp: 'Your role has no access to this page.',
  notFound: (what: string) => `This ${what} was not found.`,
  notFoundHelp: 'It may have been moved, or the address is not quite right.',
  crashed: 'This page stopped working.',
  crashedHelp: 'The menu still works. What was saved is safe.',
}
