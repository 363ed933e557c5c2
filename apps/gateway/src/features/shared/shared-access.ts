/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
AllowedAct: allowed reason
PersonRef: fullName id
UserError: code field isDeleted message
`
