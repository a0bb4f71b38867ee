export const Component = () => <h1>addresses</h1>
