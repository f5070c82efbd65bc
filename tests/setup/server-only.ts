// Stands in for the package "server-only", which throws wherever no bundler has told it that this is the server.
export {};
