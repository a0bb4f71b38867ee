export const Component = () => <h1>admin</h1>
