export const Component = () => <h1>privacy</h1>
