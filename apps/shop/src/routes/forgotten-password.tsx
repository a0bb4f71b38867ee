export const Component = () => <h1>forgotten-password</h1>
