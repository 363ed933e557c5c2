// Written by 'npm run codegen' from stored-file.messages.en.json.

/** Words of stored files and their virus scan. */
export const storedFileMessages = {
  scan: {
    NotScanned: "Not scanned",
    Clean: "Clean",
    Pending: "Scan pending",
    Infected: "Infected",
    Failed: "Scan failed",
  },
  held: {
    Pending: "It can be downloaded as soon as it is found clean.",
    Infected: "It holds a virus and cannot be downloaded.",
    Failed: "It could not be scanned for viruses and cannot be downloaded.",
  },
  remedies: {
    Infected: "Delete it and upload a clean copy.",
    Failed: "Delete it and upload it again.",
  },
}
