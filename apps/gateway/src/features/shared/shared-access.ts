/** Of whoever may have the record. */
export const fieldsOfTheRecord = `
AllowedAct: allowed reason
PersonRef: fullName id
UserError: code field isDeleted message
`
