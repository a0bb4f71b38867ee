CREATE TABLE "search_synonyms" (
	"id" text PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL,
	"finds" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
