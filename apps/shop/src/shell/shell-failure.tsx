export const ShellFailure = () => <p>nothing</p>
