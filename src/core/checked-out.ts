/** The commit that is checked out in the workspace, or the reason that it is not known, as words after "because". */
export type CheckedOut = { readonly commit: string } | { readonly unknown: string };
