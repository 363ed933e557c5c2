// Written by 'npm run codegen' from administration-tabs.messages.en.json.

/** Pages of the administration. */
export const administrationTabsMessages = {
  users: "Users",
  contacts: "Contacts",
  roles: "Roles",
  clients: "Clients",
  auditTrail: "Audit trail",
}
