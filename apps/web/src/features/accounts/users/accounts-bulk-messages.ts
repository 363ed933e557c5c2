/** Texts of what is done to many users at once: apart from the list, which is there sooner without them. */
export const accountsBulkMessages = {
  import: {
    title: 'Import Users',
    steps: ['Choose file', 'Check', 'Done'],
    intro: 'A CSV or XLSX file with one user in each row, at most 5,000 rows and 5 MB.',
    template: 'Download template',
    templateName: 'ImportUsers',
    choose: 'Choose file',
    another: 'Choose another file',
    reading: 'The file is being checked.',
    columns: 'Columns',
    required: 'required',
    optional: 'optional',
    tooLarge: 'The file is larger than 5 MB.',
    failed: 'The file could not be read',
    summary: (rows: number, good: number, bad: number) =>
      bad === 0
        ? `${rows} ${rows === 1 ? 'row' : 'rows'}, all good.`
        : `${rows} ${rows === 1 ? 'row' : 'rows'}: ${good} good, ${bad} with errors.`,
    fixFirst:
      'Correct these rows in the file and choose it again. Nothing is created until every row is good.',
    errors: 'Errors by row',
    listed: (shown: number, total: number) =>
      shown < total ? `The first ${shown} of ${total} errors` : `${total} errors`,
    row: 'Row',
    wholeFile: 'File',
    column: 'Column',
    value: 'Value',
    problem: 'Problem',
    errorsName: 'ImportErrors',
    saveErrors: 'Download errors',
    sample: 'First rows',
    byRole: 'By role',
    apply: (count: number) => (count === 1 ? 'Create 1 user' : `Create ${count} users`),
    applyFailed: 'No user was created',
    changed: 'Something changed since the file was checked. Look at the result below.',
    created: (count: number) =>
      count === 1
        ? '1 user was created and gets an email with a link to set a password.'
        : `${count} users were created. Each gets an email with a link to set a password.`,
    close: 'Close',
  },
  bulk: {
    title: (count: number) => (count === 1 ? 'Disable 1 user' : `Disable ${count} users`),
    body: 'They are signed out everywhere at once and can no longer log in. Each can be re-enabled.',
    blocked: 'Left out, because they cannot be disabled',
    will: 'Will be disabled',
    none: 'None of the selected users can be disabled.',
    confirm: (count: number) => (count === 1 ? 'Disable 1 user' : `Disable ${count} users`),
    done: (count: number) => (count === 1 ? '1 user was disabled.' : `${count} users were disabled.`),
    changed: 'Something changed meanwhile. Nobody was disabled: look again.',
  },
}
