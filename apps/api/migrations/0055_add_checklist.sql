CREATE TABLE "checklist_confirmations" (
	"item" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
