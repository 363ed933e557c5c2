/**
 * Who may ask for which root field, and for which record. Written by hand from specification 000 sections 4 to 6,
 * specification 001 section 6, the domain definition 0.3, 0.5 and 8.3 and the fixed points; never taken from answers.
 *
 * Columns: nobody signed in, somebody with the password but not the code, a person disabled since signing in,
 * StateAdmin, StateMonitor, DEILiaison limited to the agency 'own', DisputeResolutionStaff, LocalAdmin and LocalUser of
 * 'own', and a client of another system that was given 'own' and every scope that is not for all agencies; what no
 * scope names is closed to it.
 *
 * Verdicts:
 *   open      anybody: fields about signing in, and words of the manual that belong to no record
 *   401       UNAUTHENTICATED     403  FORBIDDEN     404  NOT_FOUND, or null where a query promises nothing
 *   out       UNAUTHENTICATED, or null
 *   no        403 or 404          bad  BAD_USER_INPUT or NOT_FOUND
 *   ok        answered            may  answered, or BAD_USER_INPUT or CONFLICT over the contents
 *   all       answered with records of the other agency too          own  answered without them
 *   hidden    refused, or answered without anything of the other agency
 */
export const graphqlTable = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
viewer                       -        | out  out  out | ok   ok   ok     ok     ok     ok    | ok
signIn                       -        | open open open | open open open  open   open   open  | open
verifySecurityCode           -        | open open open | open open open  open   open   open  | open
resendSecurityCode           -        | open open open | open open open  open   open   open  | open
requestPasswordReset         -        | open open open | open open open  open   open   open  | open
resetPassword                -        | open open open | open open open  open   open   open  | open
signOut                      -        | open open open | open open open  open   open   open  | open
changePassword               -        | 401  401  401 | may  may  may    may    may    may   | bad
users                        -        | 401  401  401 | all  all  own    all    own    own   | own
users                        foreign  | 401  401  401 | all  all  hidden all    hidden hidden | hidden
jurisdictionUsers            own      | 401  401  401 | own  own  403    403    own    403   | own
jurisdictionUsers            foreign  | 401  401  401 | all  all  403    403    hidden 403   | hidden
contactUsers                 -        | 401  401  401 | all  all  own    all    own    own   | 403
user                         own      | 401  401  401 | ok   ok   404    404    ok     404   | ok
user                         foreign  | 401  401  401 | ok   ok   404    404    404    404   | 404
user                         missing  | 401  401  401 | 404  404  404    404    404    404   | 404
userByUserName               own      | 401  401  401 | ok   ok   404    404    ok     404   | ok
userByUserName               foreign  | 401  401  401 | ok   ok   404    404    404    404   | 404
userByUserName               missing  | 401  401  401 | 404  404  404    404    404    404   | 404
createUser                   own      | 401  401  401 | ok   ok   403    403    ok     403   | 403
createUser                   foreign  | 401  401  401 | ok   ok   403    403    no     403   | 403
createUser                   missing  | 401  401  401 | bad  bad  403    403    no     403   | 403
updateUser                   own      | 401  401  401 | ok   ok   no     no     ok     no    | 403
updateUser                   foreign  | 401  401  401 | ok   ok   no     no     404    404   | 403
updateUser                   missing  | 401  401  401 | 404  404  404    404    404    404   | 403
patchUser                    own      | 401  401  401 | ok   ok   no     no     ok     no    | 403
patchUser                    foreign  | 401  401  401 | ok   ok   no     no     404    404   | 403
patchUser                    missing  | 401  401  401 | 404  404  404    404    404    404   | 403
updateContactInfo            own      | 401  401  401 | ok   ok   403    403    ok     403   | 403
updateContactInfo            foreign  | 401  401  401 | ok   ok   403    403    404    403   | 403
updateContactInfo            missing  | 401  401  401 | 404  404  403    403    404    403   | 403
disableUser                  own      | 401  401  401 | ok   ok   403    403    403    403   | 403
disableUser                  foreign  | 401  401  401 | ok   ok   403    403    403    403   | 403
disableUser                  missing  | 401  401  401 | 404  404  403    403    403    403   | 403
enableUser                   own      | 401  401  401 | may  may  403    403    403    403   | 403
enableUser                   missing  | 401  401  401 | 404  404  403    403    403    403   | 403
deleteUser                   own      | 401  401  401 | ok   ok   403    403    403    403   | 403
deleteUser                   foreign  | 401  401  401 | ok   ok   403    403    403    403   | 403
deleteUser                   missing  | 401  401  401 | 404  404  403    403    403    403   | 403
restoreUser                  own      | 401  401  401 | may  may  403    403    403    403   | 403
restoreUser                  missing  | 401  401  401 | 404  404  403    403    403    403   | 403
unblockUser                  own      | 401  401  401 | may  may  403    403    may    403   | 403
unblockUser                  foreign  | 401  401  401 | may  may  403    403    404    403   | 403
unblockUser                  missing  | 401  401  401 | 404  404  403    403    404    403   | 403
adminResetPassword           own      | 401  401  401 | ok   ok   403    403    ok     403   | 403
adminResetPassword           foreign  | 401  401  401 | ok   ok   403    403    404    403   | 403
adminResetPassword           missing  | 401  401  401 | 404  404  403    403    404    403   | 403
previewBulkDisable           own      | 401  401  401 | ok   ok   403    403    403    403   | 403
previewBulkDisable           foreign  | 401  401  401 | ok   ok   403    403    403    403   | 403
bulkDisableUsers             own      | 401  401  401 | ok   ok   403    403    403    403   | 403
bulkDisableUsers             foreign  | 401  401  401 | ok   ok   403    403    403    403   | 403
bulkDisableUsers             missing  | 401  401  401 | 404  404  403    403    403    403   | 403
applyUserImport              missing  | 401  401  401 | 404  404  403    403    404    403   | 403
preferences                  -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
savePreferences              -        | 401  401  401 | may  may  may    may    may    may   | 403
saveListColumns              -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
permissions                  -        | 401  401  401 | ok   ok   403    403    403    403   | 403
roles                        -        | 401  401  401 | ok   ok   403    403    403    403   | 403
offeredRoles                 -        | 401  401  401 | ok   ok   403    403    ok     403   | 403
role                         own      | 401  401  401 | ok   ok   403    403    403    403   | 403
role                         missing  | 401  401  401 | 404  404  403    403    403    403   | 403
roleByName                   own      | 401  401  401 | ok   ok   403    403    403    403   | 403
roleByName                   missing  | 401  401  401 | 404  404  403    403    403    403   | 403
createRole                   -        | 401  401  401 | ok   ok   403    403    403    403   | 403
updateRole                   own      | 401  401  401 | ok   ok   403    403    403    403   | 403
updateRole                   missing  | 401  401  401 | 404  404  403    403    403    403   | 403
deleteRole                   own      | 401  401  401 | ok   ok   403    403    403    403   | 403
deleteRole                   missing  | 401  401  401 | 404  404  403    403    403    403   | 403
leas                         -        | 401  401  401 | all  all  own    all    own    own   | own
lea                          own      | 401  401  401 | ok   ok   ok     ok     ok     ok    | ok
lea                          foreign  | 401  401  401 | ok   ok   404    ok     404    404   | 404
lea                          missing  | 401  401  401 | 404  404  404    404    404    404   | 404
leaContent                   own      | 401  401  401 | ok   ok   ok     ok     ok     ok    | ok
leaContent                   foreign  | 401  401  401 | ok   ok   404    ok     404    404   | 404
leaContent                   missing  | 401  401  401 | 404  404  404    404    404    404   | 404
createLea                    -        | 401  401  401 | ok   ok   403    403    403    403   | 403
updateLea                    own      | 401  401  401 | ok   ok   403    403    403    403   | ok
updateLea                    foreign  | 401  401  401 | ok   ok   403    403    403    403   | 404
updateLea                    missing  | 401  401  401 | 404  404  403    403    403    403   | 404
deleteLeaLogo                own      | 401  401  401 | may  may  403    403    403    403   | 403
deleteLeaLogo                missing  | 401  401  401 | 404  404  403    403    403    403   | 403
complianceYears              -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | ok
determinationYears           -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | ok
disputeYears                 -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | ok
complianceYearLaunchPreview    -      | 401  401  401 | may  may  403    403    403    403   | 403
determinationYearLaunchPreview -      | 401  401  401 | may  may  403    403    403    403   | 403
disputeYearLaunchPreview       -      | 401  401  401 | may  may  403    403    403    403   | 403
launchComplianceYear           -      | 401  401  401 | may  may  403    403    403    403   | 403
launchDeterminationYear        -      | 401  401  401 | may  may  403    403    403    403   | 403
launchDisputeYear              -      | 401  401  401 | may  may  403    403    403    403   | 403
selfAssessments              -        | 401  401  401 | all  all  own    all    own    own   | own
selfAssessments              foreign  | 401  401  401 | all  all  hidden all    hidden hidden | hidden
selfAssessment               own      | 401  401  401 | ok   ok   ok     ok     ok     ok    | ok
selfAssessment               foreign  | 401  401  401 | ok   ok   404    ok     404    404   | 404
selfAssessment               missing  | 401  401  401 | 404  404  404    404    404    404   | 404
selfAssessmentReport         own      | 401  401  401 | ok   ok   ok     ok     ok     ok    | ok
selfAssessmentReport         foreign  | 401  401  401 | ok   ok   404    ok     404    404   | 404
selfAssessmentReport         missing  | 401  401  401 | 404  404  404    404    404    404   | 404
activateSelfAssessments      own      | 401  401  401 | may  may  403    403    403    403   | 403
activateSelfAssessments      foreign  | 401  401  401 | may  may  403    403    403    403   | 403
activateSelfAssessments      missing  | 401  401  401 | 404  404  403    403    403    403   | 403
resetSelfAssessmentActivation own     | 401  401  401 | may  may  403    403    403    403   | 403
resetSelfAssessmentActivation missing | 401  401  401 | 404  404  403    403    403    403   | 403
startSelfAssessment          own      | 401  401  401 | 403  403  403    403    may    403   | 403
startSelfAssessment          foreign  | 401  401  401 | 403  403  403    403    404    403   | 403
startSelfAssessment          missing  | 401  401  401 | no   403  403    403    404    403   | 403
submitSelfAssessment         own      | 401  401  401 | 403  403  403    403    may    403   | 403
submitSelfAssessment         foreign  | 401  401  401 | 403  403  no     no     404    404   | 403
submitSelfAssessment         missing  | 401  401  401 | 404  404  404    404    404    404   | 403
recallSelfAssessment         own      | 401  401  401 | 403  403  403    403    may    403   | 403
recallSelfAssessment         foreign  | 401  401  401 | 403  403  no     no     404    404   | 403
recallSelfAssessment         missing  | 401  401  401 | 404  404  404    404    404    404   | 403
subsectionResponse           own      | 401  401  401 | ok   ok   ok     ok     ok     ok    | ok
subsectionResponse           foreign  | 401  401  401 | ok   ok   404    ok     404    404   | 404
subsectionResponse           missing  | 401  401  401 | 404  404  404    404    404    404   | 404
setSubsectionState           own      | 401  401  401 | 403  403  403    403    may    403   | 403
setSubsectionState           foreign  | 401  401  401 | 403  403  no     no     404    404   | 403
setSubsectionState           missing  | 401  401  401 | 404  404  404    404    404    404   | 403
saveComplianceStrategyItem   own      | 401  401  401 | 403  403  403    403    may    403   | 403
saveComplianceStrategyItem   foreign  | 401  401  401 | 403  403  403    403    404    404   | 403
saveComplianceStrategyItem   missing  | 401  401  401 | no   403  403    403    404    404   | 403
assignableUsers              own      | 401  401  401 | 403  403  403    403    ok     403   | 403
assignableUsers              foreign  | 401  401  401 | 403  403  403    403    404    403   | 403
assignableUsers              missing  | 401  401  401 | no   403  403    403    404    403   | 403
assignUser                   own      | 401  401  401 | 403  403  403    403    ok     403   | 403
assignUser                   foreign  | 401  401  401 | 403  403  403    403    404    403   | 403
assignUser                   missing  | 401  401  401 | no   403  403    403    404    403   | 403
removeUser                   own      | 401  401  401 | 403  403  403    403    ok     403   | 403
removeUser                   foreign  | 401  401  401 | 403  403  403    403    404    403   | 403
removeUser                   missing  | 401  401  401 | no   403  403    403    404    403   | 403
questionnaires               -        | 401  401  401 | ok   ok   403    403    403    403   | 403
publishQuestionnaire         own      | 401  401  401 | may  may  403    403    403    403   | 403
publishQuestionnaire         missing  | 401  401  401 | 404  404  403    403    403    403   | 403
deleteSupportingDocument     missing  | 401  401  401 | no   403  403    403    404    404   | 403
auditEvents                  -        | 401  401  401 | all  all  403    403    403    403   | 403
auditFilters                 -        | 401  401  401 | ok   ok   403    403    403    403   | 403
recordHistory                own      | 401  401  401 | own  own  hidden hidden own    hidden | 403
recordHistory                foreign  | 401  401  401 | all  all  hidden hidden hidden hidden | 403
recordHistory                missing  | 401  401  401 | own  own  hidden hidden hidden hidden | 403
clients                      -        | 401  401  401 | ok   403  403    403    403    403   | 403
client                       own      | 401  401  401 | ok   403  403    403    403    403   | 403
client                       missing  | 401  401  401 | 404  403  403    403    403    403   | 403
clientScopes                 -        | open open open | open open open  open   open   open                 | open
registerClient               -        | 401  401  401 | ok   403  403    403    403    403   | 403
updateClient                 own      | 401  401  401 | ok   403  403    403    403    403   | 403
updateClient                 missing  | 401  401  401 | 404  403  403    403    403    403   | 403
rotateClientSecret           own      | 401  401  401 | ok   403  403    403    403    403   | 403
rotateClientSecret           missing  | 401  401  401 | 404  403  403    403    403    403   | 403
revokeClient                 own      | 401  401  401 | ok   403  403    403    403    403   | 403
revokeClient                 missing  | 401  401  401 | 404  403  403    403    403    403   | 403
`
