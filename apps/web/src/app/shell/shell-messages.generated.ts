// Written by 'npm run codegen' from shell.messages.en.json.

/** Words of the frame around every screen. */
export const shellMessages = {
  skip: "Skip to main content",
  openMenu: "Open menu",
  hideMenu: "Hide menu",
  mainMenu: "Main menu",
  home: "Compliance Monitoring, landing page",
  lookingAt: "You are looking at",
  landingPage: "Landing Page",
  accessDenied: "Access Denied!",
  accountMenu: "Account menu",
  myDetails: "My Details",
  contacts: "Contacts",
  preferences: "Preferences",
  helpForPage: "Help for This Page",
  newPassword: "New Password",
  logOut: "Log Out",
  logOutFailed: "You are still logged in",
  logOutFailedBody: "The server cannot be reached. Please try again.",
  theme: "Theme",
  themes: {
    light: "Light",
    dark: "Dark",
    system: "As the system",
  },
  slashKey: "Key “/” goes to the search",
  slashKeys: {
    on: "On",
    off: "Off",
  },
  density: "Density",
  densities: {
    comfortable: "Comfortable",
    compact: "Compact",
  },
  notFound: "Not found",
  markFirst: "Compliance",
  markSecond: "Monitoring",
}
